import { type ExpressionBuilder, type Kysely, type Selectable } from 'kysely'
import { instant, json, optionalList } from '../../../../db/columns.ts'
import { type ConversationEntriesTable, type ConversationsTable } from '../../../../db/schema/conversations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import {
  type Conversation,
  type ConversationEntry,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { type Warning } from '../../../shared/features/generation/generation.schema.ts'

/** Turns to be added by the answer that holds the conversation. */
export interface NewTurns {
  entries: ConversationEntry[]
  holder: string
  /** How many turns a conversation may have. */
  most: number
  now: Date
}

/** A conversation without its turns. */
export type ConversationHead = Omit<Conversation, 'conversationHistory' | 'currentContent'>

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>

export function createConversationsRepository(db: Kysely<Database>) {
  return {
    async insert(userId: string, head: ConversationHead): Promise<void> {
      await db
        .insertInto('conversations')
        .values({
          id: head.id,
          user_id: userId,
          tool_type: head.toolType,
          original_prompt: head.originalPrompt,
          original_content: head.originalContent,
          user_input: head.userInput ? json.encode(head.userInput) : null,
          details: json.encode(head.details ?? []),
          siblings: json.encode(head.siblings ?? []),
          tags: head.tags ? json.encode(head.tags) : null,
          metadata: head.metadata ? json.encode(head.metadata) : null,
          current_version: head.currentVersion,
          entry_count: 0,
          held_by: null,
          held_since: null,
          created_at: head.createdAt,
          updated_at: head.updatedAt,
        })
        .execute()
    },

    /** A conversation of this user with all of its turns. */
    async find(userId: string, id: string): Promise<Conversation | undefined> {
      const row = await db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return undefined
      const entries = await db
        .selectFrom('conversation_entries')
        .selectAll()
        .where('conversation_id', '=', id)
        .orderBy('position')
        .execute()
      return toConversation(row, entries)
    },

    /** Every conversation of a user, newest first. */
    async findAll(userId: string): Promise<Conversation[]> {
      const rows = await db
        .selectFrom('conversations')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute()
      const entries = await db
        .selectFrom('conversation_entries')
        .innerJoin('conversations', 'conversations.id', 'conversation_entries.conversation_id')
        .selectAll('conversation_entries')
        .where('conversations.user_id', '=', userId)
        .orderBy('position')
        .execute()
      const turns = Map.groupBy(entries, (entry) => entry.conversation_id)
      return rows.map((row) => toConversation(row, turns.get(row.id) ?? []))
    },

    /**
     * Takes a conversation for the answer `holder`, unless another one has held it since `lapsed`. Returns whether it is
     * taken now.
     */
    async hold(userId: string, id: string, holder: string, now: Date, lapsed: Date): Promise<boolean> {
      const result = await db
        .updateTable('conversations')
        .set({ held_by: holder, held_since: instant.encode(now) })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(isFree(lapsed))
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Says that the answer `holder` goes on; nothing happens where it holds the conversation no more. */
    async renewHold(userId: string, id: string, holder: string, now: Date): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ held_since: instant.encode(now) })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('held_by', '=', holder)
        .execute()
    },

    /** Gives a conversation back that `holder` holds. */
    async release(userId: string, id: string, holder: string): Promise<void> {
      await db
        .updateTable('conversations')
        .set({ held_by: null, held_since: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('held_by', '=', holder)
        .execute()
    },

    /**
     * Adds turns behind the last one and makes the version among them the current one, together with what belongs to it.
     * Nothing happens when the conversation is `lost` to another answer, or gone, or would have too many turns.
     */
    async append(
      userId: string,
      id: string,
      { entries, holder, most, now }: NewTurns,
      settle: InTransaction,
    ): Promise<'added' | 'lost' | 'full'> {
      return db.transaction().execute(async (trx) => {
        const version = entries.findLast((entry) => entry.version !== undefined)?.version
        const row = await trx
          .updateTable('conversations')
          .set((eb) => ({
            entry_count: eb('entry_count', '+', entries.length),
            updated_at: instant.encode(now),
            ...(version !== undefined && { current_version: version }),
          }))
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('held_by', '=', holder)
          .where((eb) => eb(eb('entry_count', '+', entries.length), '<=', most))
          .returning('entry_count')
          .executeTakeFirst()
        if (!row) {
          const held = trx.selectFrom('conversations').select('id').where('id', '=', id).where('user_id', '=', userId)
          return (await held.where('held_by', '=', holder).executeTakeFirst()) ? 'full' : 'lost'
        }
        const first = row.entry_count - entries.length
        await trx
          .insertInto('conversation_entries')
          .values(entries.map((entry, index) => toRow(id, first + index, entry)))
          .execute()
        await settle(trx)
        return 'added'
      })
    },

    /**
     * Makes a version the current one; false when the conversation is not there, or held by an answer since `lapsed`: that is
     * made from the version which was current when it began.
     */
    async restore(userId: string, id: string, version: number, now: Date, lapsed: Date): Promise<boolean> {
      const result = await db
        .updateTable('conversations')
        .set({ current_version: version, updated_at: instant.encode(now) })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where(isFree(lapsed))
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Deletes a conversation with its turns; false when it is not there. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('conversations')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}

/** Whether no answer holds a conversation, or only one that has not gone on since `lapsed`. */
function isFree(lapsed: Date) {
  return (eb: ExpressionBuilder<Database, 'conversations'>) =>
    eb.or([eb('held_by', 'is', null), eb('held_since', '<', instant.encode(lapsed))])
}

function toRow(conversationId: string, position: number, entry: ConversationEntry) {
  return {
    conversation_id: conversationId,
    position,
    id: entry.id,
    role: entry.role,
    content: entry.content,
    version: entry.version ?? null,
    base: entry.base ?? null,
    note: entry.note ?? null,
    sources: json.encode(entry.sources ?? []),
    warnings: json.encode(entry.warnings ?? []),
    created_at: entry.timestamp,
  }
}

function toConversation(
  row: Selectable<ConversationsTable>,
  entries: Selectable<ConversationEntriesTable>[],
): Conversation {
  const current = entries.find(({ version }) => version !== null && version === row.current_version)
  return {
    id: row.id,
    toolType: row.tool_type,
    originalPrompt: row.original_prompt,
    originalContent: row.original_content,
    currentContent: current?.content ?? row.original_content,
    currentVersion: row.current_version,
    conversationHistory: entries.map(toEntry),
    ...(row.user_input !== null && { userInput: json.decode<NonNullable<Conversation['userInput']>>(row.user_input) }),
    ...optionalList('details', row.details),
    ...optionalList('siblings', row.siblings),
    ...(row.tags !== null && { tags: json.decode<string[]>(row.tags) }),
    ...(row.metadata !== null && { metadata: json.decode<NonNullable<Conversation['metadata']>>(row.metadata) }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A warning as it is stored; entries from before reasons were hold the sentence alone. */
function toWarning(stored: string | Warning): Warning {
  return typeof stored === 'string' ? { message: stored, reason: 'other' } : stored
}

function toEntry(row: Selectable<ConversationEntriesTable>): ConversationEntry {
  const sources = json.decode<NonNullable<ConversationEntry['sources']>>(row.sources)
  const warnings = json.decode<(string | Warning)[]>(row.warnings).map(toWarning)
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    ...(row.version !== null && { version: row.version }),
    ...(row.base !== null && { base: row.base }),
    ...(row.note !== null && { note: row.note }),
    ...(sources.length > 0 && { sources }),
    ...(warnings.length > 0 && { warnings }),
  }
}
