import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to; the built client is served by the server itself.
const server = process.env['COTERIE_SERVER'] ?? 'http://127.0.0.1:8000';
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // The shared texts and those of the games lie with the Python sources.
  resolve: { alias: { '@coterie': `${root}src/coterie` } },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // Inlined files would need data: in the content security policy.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.ts'] },
});
