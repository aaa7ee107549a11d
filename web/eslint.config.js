import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['dist', 'src/lib/wire/types.ts', 'src/lib/*/wire.ts']),
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { globals: globals.browser, parserOptions: { projectService: true } },
  },
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: {
        projectService: true,
        parser: typescript.parser,
        extraFileExtensions: ['.svelte'],
        svelteConfig,
      },
    },
  },
  {
    rules: {
      // Maps and sets are replaced whole under `$state.raw`, or are stores of answers that nothing is drawn from.
      'svelte/prefer-svelte-reactivity': 'off',
      // A blank at an edge of an element is dropped unless it is written as {' '}.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // The browser tests hand functions to the page, which has what a browser has.
  { files: ['tests/**', '*.js', '*.ts'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
