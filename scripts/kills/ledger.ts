import { type Kysely, sql } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { LOAD_DOMAIN } from '../load/caller.ts'

/** What a user paid, and the stored results. */
export interface Account {
  userId: string
  prompts: number
  texts: number
  characters: number
  spoken: number
}

async function sums(
  rows: Promise<{ userId: string; count: number | string | bigint | null }[]>,
): Promise<Map<string, number>> {
  return new Map((await rows).map(({ userId, count }) => [userId, Number(count)]))
}

/**
 * What all accounts paid, and what exists for it. A prompt is a stored result or an answer in a conversation. A
 * character is one of a spoken text.
 */
export async function readLedger(db: Kysely<Database>): Promise<Account[]> {
  const used = (kind: string) =>
    sums(
      db
        .selectFrom('usage_counters')
        .select(['user_id as userId', (eb) => eb.fn.sum<number>('used').as('count')])
        .where('kind', '=', kind)
        .groupBy('user_id')
        .execute(),
    )
  const [prompts, characters] = [await used('prompts'), await used('speechCharacters')]
  const results = await sums(
    db
      .selectFrom('generations')
      .select(['user_id as userId', (eb) => eb.fn.countAll<number>().as('count')])
      .where('tool', '<>', 'refine')
      .where('content', 'is not', null)
      .groupBy('user_id')
      .execute(),
  )
  const answers = await sums(
    db
      .selectFrom('conversation_entries')
      .innerJoin('conversations', 'conversations.id', 'conversation_entries.conversation_id')
      .select(['conversations.user_id as userId', (eb) => eb.fn.countAll<number>().as('count')])
      .where('role', '=', 'assistant')
      .groupBy('conversations.user_id')
      .execute(),
  )
  const spoken = await sums(
    db
      .selectFrom('speech_generations')
      .select(['user_id as userId', sql<number>`sum(length(text))`.as('count')])
      .groupBy('user_id')
      .execute(),
  )
  const users = await db.selectFrom('users').select('id').where('email', 'like', `%${LOAD_DOMAIN}`).execute()
  return users.map(({ id }) => ({
    userId: id,
    prompts: prompts.get(id) ?? 0,
    texts: (results.get(id) ?? 0) + (answers.get(id) ?? 0),
    characters: characters.get(id) ?? 0,
    spoken: spoken.get(id) ?? 0,
  }))
}

/** Unsettled reservations. */
export const findOpenReservations = (db: Kysely<Database>) =>
  db.selectFrom('usage_reservations').selectAll().where('state', '=', 'open').execute()

/** The number of generations by tool and state. */
export const countGenerations = (db: Kysely<Database>) =>
  db
    .selectFrom('generations')
    .select(['tool', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['tool', 'state'])
    .orderBy('tool')
    .execute()

/** The ids of finished generations of which nothing is stored. */
export const findWithoutResult = async (db: Kysely<Database>): Promise<string[]> => {
  const rows = await db
    .selectFrom('generations')
    .select('id')
    .where('state', 'in', ['stopped', 'failed'])
    .where('content', 'is', null)
    .where('tool', '<>', 'refine')
    .execute()
  return rows.map(({ id }) => id)
}
