// All checks and tests, the cheapest first. Plain JavaScript, because it may have to install the tools first: with
// NODE_ENV=production `npm ci` leaves development dependencies out.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const { NODE_ENV: _, ...env } = process.env
const steps = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--type-aware'],
  ['types of the server', 'tsc', '-p', 'tsconfig.json'],
  ['types of the client', 'tsc', '-p', 'tsconfig.client.json'],
  ['unused code', 'knip'],
  ...(process.argv.includes('--check')
    ? []
    : [
        ['unit, integration and component tests', 'vitest', 'run'],
        ['browser tests', 'node', 'scripts/test-e2e.ts'],
      ]),
]

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}

if (!existsSync('node_modules/vitest') && run('npm', ['ci', '--include=dev']) !== 0) process.exit(1)
for (const [name, command, ...args] of steps) {
  const began = performance.now()
  if (run(command, args) !== 0) {
    console.error(`\n✗ ${name}`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)\n`)
}
