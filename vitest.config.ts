import { defineConfig } from 'vitest/config'
import { importsByFile } from './build/imports-by-file.ts'
import { SlowestTests } from './build/slowest-tests.ts'

// Every run tries the same cases, so that a red run is a change and not chance. `npm run test:explore` tries others.
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
          // Nobody's own AI server is asked by a test, whatever it starts.
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
        // A test loads the few components and icons that it renders, not two whole libraries.
        plugins: [importsByFile()],
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['src/client/testing/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
