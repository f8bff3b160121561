import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['default'] : ['dot'],
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/{server,shared}/**/*.test.ts', 'src/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['src/server/testing/setup.ts'],
          isolate: false,
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}'],
          setupFiles: ['src/client/testing/setup.ts'],
          testTimeout: 10_000,
        },
      },
    ],
  },
})
