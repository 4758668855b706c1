import { fileURLToPath } from 'node:url';
import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const HTTP_TESTS = 'test/http/**/*.test.ts';

/**
 * The HTTP tests run twice, unchanged: in Node on an embedded file, and inside workerd on libSQL over HTTP.
 * Files share their modules (`isolate: false`): no module holds state that a test could spoil, and loading the app
 * anew for each of two hundred files took longer than all tests together.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias: { '#host': here('test/support/host-node.ts') } },
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [HTTP_TESTS, 'test/browser/**'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: { '#host': here('test/support/host-node.ts') } },
        test: { name: 'http-node', include: [HTTP_TESTS], testTimeout: 30_000, isolate: false },
      },
      {
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate: '2026-04-26',
              compatibilityFlags: ['nodejs_compat'],
            },
          }),
        ],
        resolve: { alias: { '#host': here('test/support/host-workerd.ts') } },
        test: {
          name: 'http-workerd',
          isolate: false,
          include: [HTTP_TESTS],
          globalSetup: ['test/support/endpoint-setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
