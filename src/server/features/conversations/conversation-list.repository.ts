import { type Kysely, type Selectable, sql } from 'kysely'
import { countAll } from '../../../../db/columns.ts'
import { type ConversationsTable } from '../../../../db/schema/conversations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { type ConversationSummary } from '../../../shared/features/conversations/conversations.schema.ts'

/** Characters of a text from which its title is made. A caption is JSON, which is read as a whole. */
const TITLE_FROM = 2_000

/** A conversation in a list, with the beginning of its current content. */
export type ListedConversation = Omit<ConversationSummary, 'title'> & { beginning: string }

export type ConversationListRepository = ReturnType<typeof createConversationListRepository>

/** Lists of conversations, without their turns. */
export function createConversationListRepository(db: Kysely<Database>) {
  const newest = (userId: string, limit: number) =>
    db
      .selectFrom('conversations')
      .leftJoin('conversation_entries as current', (join) =>
        join
          .onRef('current.conversation_id', '=', 'conversations.id')
          .onRef('current.version', '=', 'conversations.current_version'),
      )
      .select((eb) => [
        'conversations.id',
        'tool_type',
        'original_id',
        'original_prompt',
        'video_id',
        'entry_count',
        'conversations.created_at',
        'updated_at',
        sql<string>`case when tool_type = 'caption' then coalesce(current.content, original_content)
          else substr(coalesce(current.content, original_content), 1, ${TITLE_FROM}) end`.as('beginning'),
        eb
          .selectFrom('conversation_entries as made')
          .select(countAll)
          .whereRef('made.conversation_id', '=', 'conversations.id')
          .where('made.version', 'is not', null)
          .as('changes'),
      ])
      .where('user_id', '=', userId)
      .orderBy('conversations.created_at', 'desc')
      .orderBy('conversations.id', 'desc')
      .limit(limit)

  return {
    /** At most `limit` conversations, about one kind of result or about all, newest first. */
    async findNewest(userId: string, limit: number, toolType?: ToolType): Promise<ListedConversation[]> {
      const rows = await newest(userId, limit)
        .$if(toolType !== undefined, (query) => query.where('tool_type', '=', toolType ?? 'hook'))
        .execute()
      return rows.map(toListed)
    },

    /** At most `limit` conversations about these results, or with these ids, newest first. */
    async findOfResults(userId: string, ids: readonly string[], limit: number): Promise<ListedConversation[]> {
      const rows = await newest(userId, limit)
        .where((eb) => eb.or([eb('original_id', 'in', ids), eb('conversations.id', 'in', ids)]))
        .execute()
      return rows.map(toListed)
    },
  }
}

type ListedRow = Pick<
  Selectable<ConversationsTable>,
  'id' | 'tool_type' | 'original_id' | 'original_prompt' | 'video_id' | 'entry_count' | 'created_at' | 'updated_at'
> & { beginning: string; changes: number | string | bigint | null }

function toListed(row: ListedRow): ListedConversation {
  return {
    id: row.id,
    toolType: row.tool_type,
    ...(row.original_id !== null && { originalId: row.original_id }),
    originalPrompt: row.original_prompt,
    ...(row.video_id !== null && { videoId: row.video_id }),
    beginning: row.beginning,
    versions: Number(row.changes) + 1,
    turns: row.entry_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
