// Everything that must hold. Plain JavaScript, because it may have to install what the rest is written in: with
// NODE_ENV=production `npm ci` leaves the development tools out.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, writeSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

const { NODE_ENV: _, ...env } = process.env
const checks = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--type-aware'],
  ['types of the server', 'tsc', '-p', 'tsconfig.json'],
  ['types of the client', 'tsc', '-p', 'tsconfig.client.json'],
  ['unused code', 'knip'],
  ['links and commands of the documents', 'node', 'scripts/documents/check-docs.ts'],
]
const units = ['unit, integration and component tests', 'vitest', 'run']
const client = ['the client for the browser tests', 'node', 'scripts/build.ts']
const journeys = ['browser tests', 'node', 'scripts/test-e2e.ts']

if (!existsSync('node_modules/vitest') && spawnSync('npm', ['ci', '--include=dev'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)
if (process.argv.includes('--check')) {
  await inTurn(checks)
} else {
  // The unit tests fill what the others leave of the processor. The checks go first, as they fail sooner. In CI, where
  // the machine may be slow, the journeys have it for themselves.
  const isCi = Boolean(env['CI'])
  const others = [...checks, client]
  await Promise.all([inTurn(isCi ? others : [...others, journeys]), run(units, { nice: 10, isPrintedAtItsEnd: !isCi })])
  if (isCi) await run(journeys)
}

async function inTurn(steps) {
  for (const step of steps) await run(step)
}

/**
 * Runs a step, at a niceness of at least `nice` (0 to 19). Ends this process when the step fails. The output is printed
 * as it comes, or at the step's end, where it would mix with that of others.
 */
async function run([name, command, ...args], { nice = 0, isPrintedAtItsEnd = false } = {}) {
  const began = performance.now()
  const child = spawn(command, args, {
    stdio: ['inherit', ...Array(2).fill(isPrintedAtItsEnd ? 'pipe' : 'inherit')],
    env,
  })
  const end = () => child.kill()
  process.once('exit', end)
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('spawn', () => nice > getPriority() && setPriority(child.pid, nice))
    child.once('close', resolve)
  })
  process.off('exit', end)
  if (output.length > 0) writeSync(1, Buffer.concat(output))
  if (status !== 0) {
    console.error(`\n✗ ${name}`)
    process.exit(1)
  }
  console.log(`\n✓ ${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)`)
}
