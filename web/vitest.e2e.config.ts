import { defineConfig } from 'vitest/config';

/** Real browsers against the real server; one file after the other, the machine is shared. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/server.ts',
    fileParallelism: false,
    testTimeout: 480_000,
    hookTimeout: 60_000,
  },
});
