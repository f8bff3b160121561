import { defineConfig } from 'vitest/config'
import { importsByFile } from './build/imports-by-file.ts'
import { SlowestTests } from './build/slowest-tests.ts'

// Every run tests the same cases, so that a failure is not random. `npm run test:explore` tests other cases.
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122)

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: [process.env['CI'] ? 'default' : 'dot', new SlowestTests(seed)],
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          // Tests must not connect to an AI server on the developer's machine.
          env: { LOCAL_AI: 'off', PROPERTY_SEED: String(seed) },
          include: [
            'src/{server,shared}/**/*.test.ts',
            'src/*.test.ts',
            'db/**/*.test.ts',
            'scripts/**/*.test.ts',
            'evals/**/*.test.ts',
          ],
          setupFiles: ['src/server/testing/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The client without a browser, as the server renders it.
        plugins: [importsByFile()],
        test: {
          name: 'renderer',
          environment: 'node',
          env: { LOCAL_AI: 'off' },
          include: ['src/client/renderer.test.ts'],
          setupFiles: ['src/server/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Each test loads only the components and icons that it renders, and not two whole libraries.
        plugins: [importsByFile()],
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          exclude: ['src/client/renderer.test.ts'],
          setupFiles: ['src/client/testing/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
