import { systemClock } from '../src/server/runtime/clock.ts'
import { openJobs } from '../src/server/runtime/jobs/open-jobs.ts'
import { systemRandom } from '../src/server/runtime/random.ts'
import { configured, fail, openConfigured } from './data-dir.ts'

// Lists mails that failed for two days, and has them tried again. The server may be running or stopped.
const USAGE = `Say what to do:
  npm run jobs               shows what failed for the last time
  npm run jobs -- retry      has all of that tried again`

const [task = 'show', ...rest] = process.argv.slice(2)
if (!['show', 'retry'].includes(task) || rest.length > 0) fail(USAGE)

const config = configured()
const storage = await openConfigured(config)
const deps = { db: storage.db, clock: systemClock, random: systemRandom, owner: systemRandom.id(), isWorker: false }
const jobs = await openJobs(config, deps)
try {
  console.log(task === 'retry' ? await retry() : await show())
} finally {
  await jobs.stop()
  await storage.close()
}

async function retry(): Promise<string> {
  const count = await jobs.retryDeadLetters()
  return count === 0
    ? 'Nothing failed for the last time.'
    : `${count} will be tried again, within seconds of a running server.`
}

async function show(): Promise<string> {
  const letters = await jobs.deadLetters()
  if (letters.length === 0) return 'Nothing failed for the last time.'
  const lines = letters.map(
    ({ kind, userId, createdAt, failedAt, failure }) =>
      `${failedAt.toISOString()}  ${kind} of ${createdAt.toISOString()} for user ${userId ?? 'nobody'}: ${failure}`,
  )
  return [...lines, '', 'npm run jobs -- retry has them tried again.'].join('\n')
}
