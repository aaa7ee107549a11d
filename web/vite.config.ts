import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { texts } from './build/texts';

/** While a board is worked on, kept snapshots are served from a folder; see `dev/fixture.ts`. */
function fixtures(folder: string): Plugin {
  return {
    name: 'fixtures',
    configureServer(server) {
      server.middlewares.use('/fixtures', (request, response) => {
        void readFile(join(folder, basename(request.url ?? ''))).then(
          (text) => response.setHeader('content-type', 'application/json').end(text),
          () => {
            response.statusCode = 404;
            response.end();
          },
        );
      });
    },
  };
}

/** The game whose table a chunk is. */
function gameOf(module: string | null | undefined): string | undefined {
  if (module == null || basename(module) !== 'table.ts') return undefined;
  return `table.${basename(dirname(module))}`;
}

const program = process.env['TACTICA_ADDRESS'] ?? '127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), texts(), fixtures(process.env['TACTICA_FIXTURES'] ?? '')],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The chunk of a game is called by its folder, and its style with it.
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${gameOf(facadeModuleId) ?? name}-[hash].js`,
      },
    },
  },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
  // While the page is worked on, the program answers for everything but the page itself.
  server: { proxy: { '/api': `http://${program}`, '/ws': { target: `ws://${program}`, ws: true } } },
});
