import { createMemoryStore } from '../../src/store/memory.ts';
import { contract } from './contract.ts';

contract('in memory', async () => ({ store: createMemoryStore(), close: async () => {} }));
