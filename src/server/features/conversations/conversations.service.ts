import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { AppError } from '../../../shared/errors.ts'
import { CONVERSATION_MESSAGE, type ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import {
  contentWithoutFigure,
  listVersions,
  nextVersion,
  withoutCues,
} from '../../../shared/features/conversations/conversations.rules.ts'
import {
  type ChooseRequest,
  type Conversation,
  type ConversationEntry,
  type ConversationFigure,
  type ConversationSummary,
  type CreateConversationRequest,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { movedWarnings, withoutWarningsOf } from '../../../shared/features/generation/figures.rules.ts'
import { factsMetadata } from '../../../shared/features/generation/generation.rules.ts'
import { FIGURE_MESSAGE } from '../../../shared/features/generation/generations.constants.ts'
import { libraryTitle, readableContent, titleText } from '../../../shared/features/library/library.rules.ts'
import { type ItemMetadata } from '../../../shared/features/library/library.schema.ts'
import { MAX_CONVERSATION_ENTRIES, RECENT_LIMIT } from '../../../shared/limits.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Origins } from '../../generation/origin.ts'
import { type Leases } from '../../runtime/leases.ts'
import { type ConversationListRepository, type ListedConversation } from './conversation-list.repository.ts'
import { type ConversationsRepository } from './conversations.repository.ts'

/** Fields of a result that apply to all its refined versions. */
export interface Origin {
  tags: string[]
  metadata: ItemMetadata
}

/** What this feature needs of the library. */
export interface ItemSaver<Item> {
  save(
    userId: string,
    item: { title: string; content: string; type: ToolType; originalId: string; videoId: string | undefined } & Origin,
  ): Promise<Item>
}

/** Maximum length of a conversation's title in UTF-16 units. */
const TITLE_CHARACTERS = 100

export const NO_CONVERSATION = 'Conversation not found'

/** The lease for writing an answer, so that only one is written at a time. */
export const formatLeaseKey = (conversationId: string): string => `conversation:${conversationId}`

/**
 * Conversations about a result: start, read, restore a version, save and delete. Source: docs/product-rules.md#conversations.
 */
export function createConversationsService<Item>(deps: {
  repository: ConversationsRepository
  lists: ConversationListRepository
  library: ItemSaver<Item>
  origins: Pick<Origins, 'requireVideo'>
  leases: Pick<Leases, 'acquire' | 'exclude'>
  clock: Clock
  random: Random
}) {
  const { repository, lists, library, origins, leases, clock, random } = deps

  async function get(userId: string, id: string): Promise<Conversation> {
    const conversation = await repository.find(userId, id)
    if (!conversation) throw new AppError('NOT_FOUND', NO_CONVERSATION)
    return conversation
  }

  /** The turns that make a version without the sentences that have a figure. Throws CONFLICT where nothing would be left. */
  function without(conversation: Conversation, current: ConversationEntry, figure: string): ConversationEntry[] {
    const content = contentWithoutFigure(current.content, figure)
    if (content === '') throw new AppError('CONFLICT', FIGURE_MESSAGE.nothingLeft)
    const timestamp = clock.now().toISOString()
    const texts = [{ path: 'content', text: withoutCues(readableContent(content)) }]
    return [
      { id: random.id(), role: 'user', content: CONVERSATION_MESSAGE.removeFigure, timestamp },
      {
        id: random.id(),
        role: 'assistant',
        content,
        timestamp,
        version: nextVersion(conversation),
        base: conversation.currentVersion,
        note: `Removed the sentence with ${figure}.`,
        warnings: movedWarnings(current.warnings ?? [], texts),
      },
    ]
  }

  return {
    /** The conversation. Throws NOT_FOUND where it does not exist or is another user's. */
    get,

    /** The newest conversations, about one kind of result or about all, newest first. */
    list: async (userId: string, limit: number, toolType?: ToolType): Promise<ConversationSummary[]> =>
      (await lists.findNewest(userId, limit, toolType)).map(toSummary),

    /** The conversations about these results, or with these ids, newest first. */
    ofResults: async (userId: string, originalIds: readonly string[]): Promise<ConversationSummary[]> =>
      (await lists.findOfResults(userId, originalIds, RECENT_LIMIT.max)).map(toSummary),

    /** Starts a conversation about a result. Throws NOT_FOUND where the video does not exist. */
    async create(userId: string, request: CreateConversationRequest): Promise<{ id: string }> {
      const { videoId, originalId, currentContent, ...result } = request
      await origins.requireVideo(userId, videoId)
      const now = clock.now().toISOString()
      const id = random.id()
      await repository.insert(userId, {
        id,
        ...result,
        originalContent: currentContent,
        currentVersion: 0,
        ...(originalId !== undefined && { originalId }),
        ...(videoId !== undefined && { videoId }),
        createdAt: now,
        updatedAt: now,
      })
      return { id }
    },

    /**
     * Makes an earlier version the current one. Throws NOT_FOUND for an unknown version or conversation, CONFLICT while
     * an answer is written.
     */
    async restore(userId: string, id: string, version: number): Promise<Conversation> {
      const conversation = await get(userId, id)
      if (!listVersions(conversation).some((known) => known.version === version))
        throw new AppError('NOT_FOUND', 'There is no such version.')
      // A running answer is based on the version that was current when it began.
      const isFree = leases.exclude(userId, formatLeaseKey(id))
      const isRestored = await repository.restore(userId, id, version, clock.now(), isFree)
      const restored = await get(userId, id)
      if (!isRestored) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
      return restored
    },

    /**
     * Makes an option of an answer the current version: a new one, once. Throws NOT_FOUND for an unknown option or
     * conversation, CONFLICT while an answer is written, and where the conversation is full.
     */
    async choose(userId: string, { id, turn, option }: ChooseRequest): Promise<Conversation> {
      await get(userId, id)
      const lease = await leases.acquire(userId, formatLeaseKey(id))
      if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
      try {
        const conversation = await get(userId, id)
        const answer = conversation.conversationHistory.find((entry) => entry.id === turn)
        const chosen = answer?.options?.[option]
        if (!chosen) throw new AppError('NOT_FOUND', 'There is no such option.')
        const now = clock.now()
        const made = listVersions(conversation).find(({ content }) => content === chosen.content)
        let outcome: 'added' | 'lost' | 'full'
        if (made) {
          outcome = (await repository.restore(userId, id, made.version, now, lease.check)) ? 'added' : 'lost'
        } else {
          const timestamp = now.toISOString()
          const entries: ConversationEntry[] = [
            { id: random.id(), role: 'user', content: CONVERSATION_MESSAGE.choose(option + 2), timestamp },
            {
              id: random.id(),
              role: 'assistant',
              ...chosen,
              timestamp,
              version: nextVersion(conversation),
              base: answer.base ?? conversation.currentVersion,
              note: CONVERSATION_MESSAGE.chosen(option + 2),
            },
          ]
          const turns = { entries, lease, most: MAX_CONVERSATION_ENTRIES, now }
          outcome = await repository.append(userId, id, turns, async () => undefined)
        }
        if (outcome !== 'added')
          throw new AppError('CONFLICT', CONVERSATION_MESSAGE[outcome === 'full' ? 'full' : 'busy'])
        return await get(userId, id)
      } finally {
        await lease.release()
      }
    },

    /**
     * Keeps a figure of the current version as true: no version is warned of it any more. Or makes a version without the
     * sentences with it, for no prompt. Throws NOT_FOUND for an unknown conversation or figure, CONFLICT while an answer
     * is written, where nothing would be left, and where the conversation is full.
     */
    async reviewFigure(userId: string, { id, figure, action }: ConversationFigure): Promise<Conversation> {
      await get(userId, id)
      const lease = await leases.acquire(userId, formatLeaseKey(id))
      if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
      try {
        const conversation = await get(userId, id)
        const { conversationHistory: turns, currentVersion } = conversation
        const current = turns.find(({ version }) => version === currentVersion)
        if (!current?.warnings?.some((known) => known.figure === figure))
          throw new AppError('NOT_FOUND', FIGURE_MESSAGE.unknown)
        const outcome =
          action === 'keep'
            ? await repository.setWarnings(userId, id, { entries: keptAsTrue(turns, figure), lease })
            : await repository.append(
                userId,
                id,
                {
                  entries: without(conversation, current, figure),
                  lease,
                  most: MAX_CONVERSATION_ENTRIES,
                  now: clock.now(),
                },
                async () => {},
              )
        if (outcome === 'full') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.full)
        if (outcome === 'lost') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
        return await get(userId, id)
      } finally {
        await lease.release()
      }
    },

    /**
     * Saves the current content to the library, with the video if given. Saving the same content twice gives one item.
     * Throws NOT_FOUND where the conversation or the video does not exist or is another user's.
     */
    async save(userId: string, id: string, videoId?: string): Promise<Item> {
      const conversation = await get(userId, id)
      const { toolType, currentContent } = conversation
      return library.save(userId, {
        title: libraryTitle(toolType, titleText(currentContent)),
        content: currentContent,
        type: toolType,
        originalId: id,
        videoId,
        ...buildOrigin(conversation),
      })
    },

    /**
     * Tags and metadata of the result with which a conversation began; undefined where it does not exist or is another user's.
     */
    async findOrigin(userId: string, id: string): Promise<Origin | undefined> {
      const conversation = await repository.find(userId, id)
      return conversation && buildOrigin(conversation)
    },

    /** Deletes the conversation. Throws NOT_FOUND where it does not exist or is another user's. */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('NOT_FOUND', NO_CONVERSATION)
    },

    /** Every conversation of a user. */
    exportData: (userId: string): Promise<Conversation[]> => repository.findAll(userId),
  }
}

/** The turns whose warnings change where a figure is kept as true. */
function keptAsTrue(turns: readonly ConversationEntry[], figure: string): ConversationEntry[] {
  return turns.flatMap(({ warnings, ...turn }) =>
    warnings ? [{ ...turn, warnings: withoutWarningsOf(figure, warnings) }] : [],
  )
}

function toSummary({ beginning, ...listed }: ListedConversation): ConversationSummary {
  const text = titleText(beginning).replaceAll(/\s+/gu, ' ').trim()
  return { ...listed, title: cutAtWord(text, TITLE_CHARACTERS, (part) => part.length) }
}

/** The tags and metadata of the result, otherwise those that can be derived from the conversation. */
function buildOrigin({ originalPrompt, userInput, createdAt, ...result }: Conversation): Origin {
  const known = { ...(userInput ?? { topic: originalPrompt }), ...factsMetadata(result.details) }
  return {
    tags: result.tags ?? (userInput ? [userInput.platform, userInput.style] : []),
    metadata: (result.metadata as ItemMetadata | undefined) ?? { ...known, generatedAt: createdAt },
  }
}
