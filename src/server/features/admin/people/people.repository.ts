import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { countAll, instant } from '../../../../../db/columns.ts'
import { afterKeyset, type Keyset } from '../../../../../db/keyset.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type UsersTable } from '../../../../../db/schema/users.ts'
import { type Person, type UsedThisMonth } from '../../../../shared/features/admin/people.schema.ts'
import { GENERATION_TOOLS } from '../../../../shared/features/generation/generations.constants.ts'

/** An account, without what other features know of it. */
export type StoredPerson = Omit<Person, 'access' | 'plan' | 'renews' | 'used'> & {
  /** Whether a link of the host made the person the owner. */
  isOwner: boolean
  /** The group at the identity provider that makes the person an owner. */
  ownerGroup: string | null
}

const COUNTED = ['prompts', 'searches', 'speechCharacters'] as const
const NOTHING: UsedThisMonth = {
  hooks: 0,
  scripts: 0,
  captions: 0,
  refine: 0,
  prompts: 0,
  searches: 0,
  speechCharacters: 0,
}

export type PeopleRepository = ReturnType<typeof createPeopleRepository>

/** All accounts of the server, for its owners. */
export function createPeopleRepository(db: Kysely<Database>) {
  return {
    /** At most `limit` accounts, newest first, after the one at `after`. `search`: a part of the name or of the address. */
    async findPage(search: string, after: Keyset | undefined, limit: number): Promise<StoredPerson[]> {
      const found = db.selectFrom('users').selectAll().where(matches(search))
      const rows = await afterKeyset(found, ['created_at', 'id'], 'desc', after).limit(limit).execute()
      return rows.map(toPerson)
    },

    async count(search: string): Promise<number> {
      const row = await db.selectFrom('users').select(countAll).where(matches(search)).executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async find(userId: string): Promise<StoredPerson | undefined> {
      const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
      return row && toPerson(row)
    },

    /**
     * What these accounts have used since the first instant of a month: texts that were begun, tool by tool, and the counters
     * of the allowances. Both read indexes only, however much an account has.
     */
    async findUsed(userIds: readonly string[], monthStart: Date): Promise<(userId: string) => UsedThisMonth> {
      if (userIds.length === 0) return () => NOTHING
      const since = instant.encode(monthStart)
      const texts = await db
        .selectFrom('generations')
        .select(['user_id', 'tool', countAll])
        .where('user_id', 'in', userIds)
        .where('tool', 'in', GENERATION_TOOLS)
        .where('created_at', '>=', since)
        .groupBy(['user_id', 'tool'])
        .execute()
      const counters = await db
        .selectFrom('usage_counters')
        .select(['user_id', 'kind', sql<number | string>`sum(used)`.as('used')])
        .where('user_id', 'in', userIds)
        .where('kind', 'in', COUNTED)
        .where('period', 'in', ['day', 'month'])
        .where('period_start', '>=', since)
        .groupBy(['user_id', 'kind'])
        .execute()
      const all = new Map(userIds.map((id) => [id, { ...NOTHING }]))
      for (const { user_id: id, tool, count } of texts) Object.assign(all.get(id) ?? {}, { [tool]: Number(count) })
      for (const { user_id: id, kind, used } of counters) Object.assign(all.get(id) ?? {}, { [kind]: Number(used) })
      return (id) => all.get(id) ?? NOTHING
    },
  }
}

/** A part of the name or of the address, whatever its case. */
function matches(search: string): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`1 = 1`
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`
  return sql<boolean>`(name_key like ${part} escape '\\' or email_key like ${part} escape '\\')`
}

function toPerson(row: Selectable<UsersTable>): StoredPerson {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    provider: row.provider,
    emailVerified: row.email_verified_at !== null,
    hasIdentity: row.external_id !== null,
    isOwner: row.owner_since !== null,
    ownerGroup: row.owner_group,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    blockedAt: row.blocked_at,
    leavingAt: row.leaving_at,
    allowance: {
      prompts: row.allowance_prompts,
      searches: row.allowance_searches,
      speechCharacters: row.allowance_speech,
    },
  }
}
