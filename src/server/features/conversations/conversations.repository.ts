import { type Kysely, type Selectable } from 'kysely'
import { instant, json, optionalList } from '../../../../db/columns.ts'
import { type ConversationEntriesTable, type ConversationsTable } from '../../../../db/schema/conversations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction, type LeaseCheck } from '../../../../db/transaction.ts'
import {
  type Conversation,
  type ConversationEntry,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { type Warning } from '../../../shared/features/generation/generation.schema.ts'

/** Turns added by the answer that has the lease of the conversation. */
export interface NewTurns {
  entries: ConversationEntry[]
  lease: { check: LeaseCheck }
  /** Maximum number of turns of a conversation. */
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
        .values((eb) => ({
          id: head.id,
          user_id: userId,
          tool_type: head.toolType,
          original_id: head.originalId ?? null,
          original_prompt: head.originalPrompt,
          original_content: head.originalContent,
          user_input: head.userInput ? json.encode(head.userInput) : null,
          details: json.encode(head.details ?? []),
          siblings: json.encode(head.siblings ?? []),
          tags: head.tags ? json.encode(head.tags) : null,
          metadata: head.metadata ? json.encode(head.metadata) : null,
          current_version: head.currentVersion,
          entry_count: 0,
          created_at: head.createdAt,
          updated_at: head.updatedAt,
          video_id: eb
            .selectFrom('videos')
            .select('id')
            .where('id', '=', head.videoId ?? null)
            .where('user_id', '=', userId),
        }))
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
     * Adds turns after the last one and makes the version among them the current one, with its content. Returns the
     * reason where nothing changed: the lease is `lost`, the conversation is deleted, or it would have too many turns.
     */
    async append(
      userId: string,
      id: string,
      { entries, lease, most, now }: NewTurns,
      settle: InTransaction,
    ): Promise<'added' | 'lost' | 'full'> {
      return db.transaction().execute(async (trx) => {
        if (!(await lease.check(trx))) return 'lost'
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
          .where((eb) => eb(eb('entry_count', '+', entries.length), '<=', most))
          .returning('entry_count')
          .executeTakeFirst()
        if (!row) {
          const found = trx.selectFrom('conversations').select('id').where('id', '=', id).where('user_id', '=', userId)
          return (await found.executeTakeFirst()) ? 'full' : 'lost'
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
     * Replaces the last turn, which has the same id, and makes its version the current one, with its content. Returns
     * false, and changes nothing, where the lease is lost or the turn is not the last.
     */
    async replaceLast(
      userId: string,
      id: string,
      { entry, lease, now }: { entry: ConversationEntry } & Pick<NewTurns, 'lease' | 'now'>,
      settle: InTransaction,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        if (!(await lease.check(trx))) return false
        const row = await trx
          .updateTable('conversations')
          .set({
            updated_at: instant.encode(now),
            ...(entry.version !== undefined && { current_version: entry.version }),
          })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning('entry_count')
          .executeTakeFirst()
        if (!row) return false
        const { numUpdatedRows } = await trx
          .updateTable('conversation_entries')
          .set(toRow(id, row.entry_count - 1, entry))
          .where('conversation_id', '=', id)
          .where('position', '=', row.entry_count - 1)
          .where('id', '=', entry.id)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new Error('The last turn is another one')
        await settle(trx)
        return true
      })
    },

    /** Stores the warnings of versions. Returns `lost`, and changes nothing, where the lease is. */
    async setWarnings(
      userId: string,
      id: string,
      { entries, lease }: Pick<NewTurns, 'entries' | 'lease'>,
    ): Promise<'stored' | 'lost'> {
      return db.transaction().execute(async (trx) => {
        if (!(await lease.check(trx))) return 'lost'
        const own = trx.selectFrom('conversations').select('id').where('id', '=', id).where('user_id', '=', userId)
        for (const entry of entries)
          await trx
            .updateTable('conversation_entries')
            .set({ warnings: json.encode(entry.warnings ?? []) })
            .where('conversation_id', 'in', own)
            .where('id', '=', entry.id)
            .execute()
        return 'stored'
      })
    },

    /**
     * Makes a version the current one. Returns false where the conversation does not exist, or `isFree` reports a
     * running answer.
     */
    async restore(userId: string, id: string, version: number, now: Date, isFree: LeaseCheck): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        if (!(await isFree(trx))) return false
        const result = await trx
          .updateTable('conversations')
          .set({ current_version: version, updated_at: instant.encode(now) })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        return result.numUpdatedRows === 1n
      })
    },

    /** Deletes a conversation with its turns. Returns false where it does not exist. */
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
    options: json.encode(entry.options ?? []),
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
    ...(row.original_id !== null && { originalId: row.original_id }),
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
    ...(row.video_id !== null && { videoId: row.video_id }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** A stored warning; older entries have only a message. */
function toWarning(stored: string | Warning): Warning {
  return typeof stored === 'string' ? { message: stored, reason: 'other' } : stored
}

function toEntry(row: Selectable<ConversationEntriesTable>): ConversationEntry {
  const sources = json.decode<NonNullable<ConversationEntry['sources']>>(row.sources)
  const warnings = json.decode<(string | Warning)[]>(row.warnings).map(toWarning)
  const options = json.decode<NonNullable<ConversationEntry['options']>>(row.options)
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
    ...(options.length > 0 && { options }),
  }
}
