import { type Account } from '../users/accounts.ts'
import { parseReply } from '../users/caller.ts'
import { type Check, none } from './checks.ts'
import { type Database } from '../services/database.ts'

/**
 * Whether everything that was confirmed exists: read from the server where it has a call for it, otherwise from the database.
 */
export async function checkWrites(accounts: readonly Account[], database: Database): Promise<Check> {
  const lost: string[] = []
  let count = 0
  const ids = async (sql: string) => new Set((await database.rows<{ id: string }>(sql)).map(({ id }) => id))
  const [entries, generations, scripts, recordings] = await Promise.all([
    ids('select id from planner_entries'),
    ids('select id from generations'),
    ids(`select topic as id from generations where tool = 'scripts' and state = 'done'`),
    ids('select id from voice_recordings'),
  ])
  for (const { caller, known } of accounts) {
    const need = (what: string, named: readonly string[], there: ReadonlySet<string>) => {
      count += named.length
      lost.push(...named.filter((id) => !there.has(id)).map((id) => `${what} ${id}`))
    }
    need('entry', known.entries, entries)
    need('generation', known.generations, generations)
    need('script', known.scripts, scripts)
    need('recording', known.recordings, recordings)
    for (const [id, { content, maybe }] of known.items) {
      count += 1
      const reply = await caller.once({ what: 'check', method: 'GET', path: `/api/library/${id}` })
      const stored = reply?.status === 200 ? parseReply<{ content: string }>(reply).content : undefined
      if (stored === undefined || (stored !== content && stored !== maybe)) lost.push(`item ${id}`)
    }
    for (const { id, audioUrl } of known.speeches) {
      count += 1
      const reply = await caller.once({ what: 'check', method: 'GET', path: audioUrl })
      if (reply?.status !== 200 || reply.body.length === 0) lost.push(`audio of ${id}: ${reply?.status}`)
    }
  }
  return none('confirmed writes that are lost', lost, count)
}
