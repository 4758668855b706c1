import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Endpoint, startEndpoint } from '../support/hrana.ts';
import { contract } from './contract.ts';

const folder = temporaryFolder();
let endpoint: Endpoint;
let names = 0;

beforeAll(async () => {
  endpoint = await startEndpoint({ folder });
});
afterAll(() => endpoint.close());

contract('over HTTP', () => openStore({ url: endpoint.url(`db-${++names}`) }));
