import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

// Runs the property tests with new seeds, ten rounds by default. A failed run prints its seed: PROPERTY_SEED=<seed> npm
// run test:unit tries the same cases again.
const [rounds = '10'] = process.argv.slice(2)
for (let round = 0; round < Number(rounds); round += 1) {
  const env = { ...process.env, PROPERTY_SEED: String(randomInt(2 ** 31)) }
  const { status } = spawnSync('vitest', ['run', '--project', 'server'], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
