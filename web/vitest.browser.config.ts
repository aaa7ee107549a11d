import { defineConfig } from 'vitest/config';

// The tests in a real browser want the built page and the built program, so they are a run of their own.
export default defineConfig({ test: { include: ['browser/**/*.test.ts'], fileParallelism: false, hookTimeout: 30_000 } });
