import { type Kysely } from 'kysely'
import { flag, instant, json } from '../../../../db/columns.ts'
import { compileOnce } from '../../../../db/compile-once.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { purgeFullTextIndex } from '../../../../db/full-text-index.ts'
import { emptyLog } from '../../../../db/sqlite.ts'
import { type Answers, type Preferences } from '../../../shared/features/account/account.schema.ts'

export type AccountRepository = ReturnType<typeof createAccountRepository>

const ALL_OFF: Preferences = { notifications: false, emailUpdates: false, dataSharing: false }

/** Preferences and personalization of a user. */
export function createAccountRepository(db: Kysely<Database>) {
  const preferencesOf = compileOnce(db, db.selectFrom('preferences').selectAll().where('user_id', '=', ''))
  const answersOf = compileOnce(db, db.selectFrom('personalizations').selectAll().where('user_id', '=', ''))

  return {
    async findPreferences(userId: string): Promise<Preferences> {
      const [row] = await preferencesOf(userId)
      if (!row) return ALL_OFF
      return {
        notifications: flag.decode(row.notifications),
        emailUpdates: flag.decode(row.email_updates),
        dataSharing: flag.decode(row.data_sharing),
      }
    },

    /** Changes the given preferences. A preference without a row starts as off. */
    async updatePreferences(
      userId: string,
      changes: { [Flag in keyof Preferences]?: boolean | undefined },
    ): Promise<void> {
      const columns = {
        ...(changes.notifications !== undefined && { notifications: flag.encode(changes.notifications) }),
        ...(changes.emailUpdates !== undefined && { email_updates: flag.encode(changes.emailUpdates) }),
        ...(changes.dataSharing !== undefined && { data_sharing: flag.encode(changes.dataSharing) }),
      }
      if (Object.keys(columns).length === 0) return
      await db
        .insertInto('preferences')
        .values({ user_id: userId, notifications: 0, email_updates: 0, data_sharing: 0, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    },

    async findAnswers(userId: string): Promise<Answers | undefined> {
      const [row] = await answersOf(userId)
      return (
        row && {
          contentNiche: row.content_niche,
          targetAudience: row.target_audience,
          brandPersonality: row.brand_personality,
          preferredContentStyle: row.preferred_content_style,
          contentGoals: json.decode<string[]>(row.content_goals),
        }
      )
    },

    /** Stores the answers, replacing earlier ones. */
    async saveAnswers(userId: string, answers: Answers, now: Date): Promise<void> {
      const columns = {
        content_niche: answers.contentNiche,
        target_audience: answers.targetAudience,
        brand_personality: answers.brandPersonality,
        preferred_content_style: answers.preferredContentStyle,
        content_goals: json.encode(answers.contentGoals),
        updated_at: instant.encode(now),
      }
      await db
        .insertInto('personalizations')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    },

    /** Empties the database's write-ahead log. Returns false while another process reads from it. */
    emptyLog: (): Promise<boolean> => emptyLog(db),

    /** Removes deleted texts from the search index. */
    purgeIndex: (): Promise<void> => purgeFullTextIndex(db),
  }
}
