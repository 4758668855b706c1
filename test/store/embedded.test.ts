import { join } from 'node:path';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../support/folder.ts';
import { contract } from './contract.ts';

const folder = temporaryFolder();
let files = 0;

contract('on an embedded file', () => openStore({ url: `file:${join(folder, `${++files}`, 'salon.db')}` }));
