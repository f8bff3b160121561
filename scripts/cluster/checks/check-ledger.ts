import { type Check, none } from './checks.ts'
import { type Database, untilNone } from '../services/database.ts'

/**
 * Age in minutes that this check gives to the reservations of dead requests. The server returns them after five
 * minutes, in a round each minute.
 */
const DIED_MINUTES = 6
const ROUND_SECONDS = 90

interface Counted {
  userId: string
  counted: number
  delivered: number
}

/**
 * Whether users paid for exactly the prompts and characters that they got, once the reservations of dead requests are returned.
 */
export async function checkLedger(database: Database): Promise<Check[]> {
  const died = new Date(Date.now() - DIED_MINUTES * 60_000).toISOString()
  await database.rows(`update usage_reservations set created_at = $1 where state = 'open'`, [died])
  const open = () => database.rows<{ id: string }>(`select id from usage_reservations where state = 'open'`)
  await untilNone(ROUND_SECONDS, async () => (await open()).length)
  const left = await open()
  const prompts = await compare(
    database,
    'prompts',
    'select user_id, count(*) as delivered from generations where content is not null group by 1',
  )
  const characters = await compare(
    database,
    'speechCharacters',
    'select user_id, sum(characters) as delivered from speech_generations group by 1',
  )
  return [
    balance('prompts', prompts),
    balance('characters', characters),
    none(
      'reservations that nobody gave back',
      left.map(({ id }) => id),
      left.length,
    ),
  ]
}

/** For each user: what the ledger counts of a kind, and what was delivered. */
function compare(database: Database, kind: string, delivered: string): Promise<Counted[]> {
  return database.rows<Counted>(
    `select coalesce(c.user_id, d.user_id) as "userId", coalesce(c.used, 0)::int as counted,
       coalesce(d.delivered, 0)::int as delivered
     from (select user_id, sum(used) as used from usage_counters where kind = $1 group by 1) c
     full join (${delivered}) d on d.user_id = c.user_id`,
    [kind],
  )
}

function balance(what: string, users: readonly Counted[]): Check {
  const sum = (of: 'counted' | 'delivered') => users.reduce((total, user) => total + user[of], 0)
  const wrong = users.filter(({ counted, delivered }) => counted !== delivered)
  const examples = wrong.slice(0, 3).map(({ userId, counted, delivered }) => `; ${userId}: ${counted}/${delivered}`)
  return {
    what: `${what} counted and delivered`,
    found: `${sum('counted')} and ${sum('delivered')}, unlike for ${wrong.length} of ${users.length} users${examples.join('')}`,
    isHeld: wrong.length === 0,
  }
}
