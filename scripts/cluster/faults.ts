import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer } from '../postgres-server.ts'
import { type Account } from './users/accounts.ts'
import { type AnswerLog } from './users/answer-log.ts'
import { type AppProcess } from './services/app-process.ts'
import { type Bucket } from './services/bucket.ts'
import { createCaller, parseReply } from './users/caller.ts'
import { type Database, untilNone } from './services/database.ts'

/** Milliseconds until a supervisor restarts a process that died. */
const SUPERVISOR_MS = 3_000
/** Seconds within which other processes must have taken over a dead process's work. */
const TAKE_OVER_SECONDS = 30

/** What faults are injected into. */
export interface Faulty {
  processes: readonly AppProcess[]
  postgres: PostgresServer
  bucket: Bucket
  database: Database
  /** An account that is not part of the load. */
  probe: Account
  log: AnswerLog
}

/** What a killed process left unfinished. */
export interface AbandonedWork {
  /** Ids of its running generations. */
  ids: string[]
  /** How many of them had shown a hook. */
  shown: number
  /** Seconds until it owned no generation. */
  seconds: number
}

/** Kills a process while it writes generations, and restarts it as a supervisor does. */
export async function killOne({ processes, database, probe, log }: Faulty): Promise<AbandonedWork> {
  const [victim] = processes
  if (!victim) return { ids: [], shown: 0, seconds: 0 }
  const owner = await nameOf(victim, { database, probe, log })
  await victim.crash()
  const began = Date.now()
  const own = `select id, events like '%"type":"hook"%' as "isShown" from generations where lease_owner = $1`
  const left = await database.rows<{ id: string; isShown: boolean }>(own, [owner])
  const restarted = wait(SUPERVISOR_MS).then(() => victim.start())
  await untilNone(TAKE_OVER_SECONDS, async () => (await database.rows(own, [owner])).length)
  const seconds = (Date.now() - began) / 1_000
  await restarted
  return { ids: left.map(({ id }) => id), shown: left.filter(({ isShown }) => isShown).length, seconds }
}

/** The instance id of a process, read from a generation that is started at the process's own port. */
async function nameOf(
  { port }: AppProcess,
  { database, probe, log }: Pick<Faulty, 'database' | 'probe' | 'log'>,
): Promise<string> {
  const direct = createCaller(port, '127.0.0.1', log)
  direct.cookie = probe.caller.cookie
  const body = { topic: `bread and ${randomUUID()}` }
  const reply = await direct.once({ what: 'start', method: 'POST', path: '/trpc/hooks.start', body })
  direct.close()
  if (reply?.status !== 200) throw new Error(`The process to be killed wrote nothing: ${reply?.status}`)
  const { id } = parseReply<{ result: { data: { id: string } } }>(reply).result.data
  probe.known.generations.push(id)
  const sql = 'select lease_owner as owner from generations where id = $1'
  const [row] = await database.rows<{ owner: string }>(sql, [id])
  return row?.owner ?? ''
}

/** Replaces each process by a new one, one after the other. Returns the exit codes of the old ones. */
export async function rollAll(processes: readonly AppProcess[]): Promise<(number | null)[]> {
  const codes: (number | null)[] = []
  for (const one of processes) {
    codes.push(await one.stop())
    await one.start()
  }
  return codes
}

/** Stops the bucket for `seconds`. */
export async function stopBucket(bucket: Bucket, seconds: number): Promise<void> {
  await bucket.stopServer()
  await wait(seconds * 1_000)
  await bucket.bringBack()
}
