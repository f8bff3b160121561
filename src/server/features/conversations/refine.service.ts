import { AppError } from '../../../shared/errors.ts'
import { CONVERSATION_MESSAGE } from '../../../shared/features/conversations/conversations.constants.ts'
import { contentBefore, nextVersion, withoutCues } from '../../../shared/features/conversations/conversations.rules.ts'
import {
  type Conversation,
  type ConversationEntry,
  type RefineEvent,
  type RefineRequest,
  type RefineResult,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { NOTHING_LEFT } from '../../../shared/features/generation/generations.constants.ts'
import { givenFigures } from '../../../shared/features/generation/figures.rules.ts'
import { buildExtras } from '../../../shared/features/generation/generation.rules.ts'
import { type Warning } from '../../../shared/features/generation/generation.schema.ts'
import { readableContent } from '../../../shared/features/library/library.rules.ts'
import { MAX_CONVERSATION_ENTRIES } from '../../../shared/limits.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type Origin, type Origins, withoutVideo } from '../../generation/origin.ts'
import { type ToolCalls } from '../../generation/tool-calls.ts'
import { type Collector, type WritingTool } from '../../generation/writing-tool.ts'
import { type RefineDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { type Lease, type Leases } from '../../runtime/leases.ts'
import { type ConversationsRepository } from './conversations.repository.ts'
import { formatLeaseKey, NO_CONVERSATION } from './conversations.service.ts'
import { refinePrompt } from './refine.prompt.ts'

/** What is stored of an answer that was cut short; its text is in the conversation. */
interface Content {
  text: string
  /** The id of its turn. */
  turn: string
  /** Whether it is a version of the result, and no message. */
  isVersion?: boolean
  /** The other options, as readable text. */
  options?: string[] | undefined
}

export type RefineTool = WritingTool<RefineRequest, RefineDraft | Restart, RefineEvent, Content>

type Get = (userId: string, id: string) => Promise<Conversation>

/** Returns the conversation. Throws NOT_FOUND. */
function createGet(repository: ConversationsRepository): Get {
  return async (userId, id) => {
    const conversation = await repository.find(userId, id)
    if (!conversation) throw new AppError('NOT_FOUND', NO_CONVERSATION)
    return conversation
  }
}

/**
 * Answers a message of a conversation, one at a time: a new version, or the reason for none. Costs one prompt once the
 * model answers, even where nothing changes; free answers cost none. A stop stores the message and the partial answer,
 * and the content does not change. A resumed answer replaces that turn.
 */
export function createRefineTool(deps: {
  repository: ConversationsRepository
  model: TextModel
  analytics: { count(userId: string, feature: 'refinements'): void }
  leases: Pick<Leases, 'acquire'>
  clock: Clock
  random: Random
}): RefineTool {
  const { repository, model, analytics, leases, clock, random } = deps
  const get = createGet(repository)

  /**
   * Takes the lease for one answer at a time: of two parallel answers each would lose the other's change. Only the last
   * turn can be resumed.
   */
  async function acquire(userId: string, id: string, kept: Content | undefined): Promise<Lease> {
    const lease = await leases.acquire(userId, formatLeaseKey(id))
    if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
    const last = kept && (await get(userId, id)).conversationHistory.at(-1)
    if (!kept || (last?.id === kept.turn && last.version === undefined)) return lease
    await lease.release()
    throw new AppError('CONFLICT', NOTHING_LEFT)
  }

  return {
    name: 'refine',
    counted: 'refinements',
    async task(userId, request) {
      const { id, userMessage, useInternetSearch } = request
      const opened = await get(userId, id)
      if (opened.conversationHistory.length + 2 > MAX_CONVERSATION_ENTRIES)
        throw new AppError('CONFLICT', CONVERSATION_MESSAGE.full)
      let lease: Lease | undefined
      const start = (kept: Content | undefined): Collector<RefineDraft | Restart, RefineEvent, Content> => {
        const asked = clock.now().toISOString()
        const turn = kept?.turn ?? random.id()
        const before = kept?.text ?? ''
        let partial = before
        let last: RefineDraft | undefined
        let isAnswered = false
        return {
          push: (draft) => {
            isAnswered = !isFree(draft)
            if (draft.type === 'restart') {
              partial = before
              last = undefined
              return draft
            }
            if (draft.type !== 'partial') last = draft
            const text = readText(draft)
            // The existing text stays visible until the new one is longer.
            if (draft.type !== 'partial' || !before.startsWith(text)) partial = text
            return draft.type === 'answer' ? undefined : { type: 'partial', text: partial }
          },
          isDelivered: () => isAnswered,
          hasResult: () => last !== undefined || partial.trim() !== '',
          content: () => ({
            text: partial,
            turn,
            ...(last?.type === 'version' && { isVersion: true, options: last.options?.map(readableContent) }),
          }),
          isFree: () => isFree(last),
          store: async (extras, settle) => {
            if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
            const conversation = await get(userId, id)
            const { conversationHistory, currentVersion } = conversation
            const now = clock.now()
            const question = { id: random.id(), role: 'user', content: userMessage, timestamp: asked } as const
            const answer: ConversationEntry = {
              id: turn,
              role: 'assistant',
              timestamp: now.toISOString(),
              ...(kept && { sources: conversationHistory.at(-1)?.sources }),
              ...extras,
              ...buildAnswer(last, partial, {
                version: nextVersion(conversation),
                base: currentVersion,
                warnings: extras.warnings ?? [],
              }),
            }
            if (kept) {
              const isReplaced = await repository.replaceLast(userId, id, { entry: answer, lease, now }, settle)
              if (!isReplaced) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
            } else {
              const turns = { entries: [question, answer], lease, most: MAX_CONVERSATION_ENTRIES, now }
              const outcome = await repository.append(userId, id, turns, settle)
              if (outcome === 'full') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.full)
              if (outcome === 'lost') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
            }
            if (last?.type === 'version') analytics.count(userId, 'refinements')
          },
        }
      }
      return {
        topic: undefined,
        hasDetails: false,
        query: useInternetSearch ? `${opened.originalPrompt} ${userMessage}` : null,
        ...buildAbout(request, opened),
        given: opened.conversationHistory.flatMap(({ role, content, version, warnings = [] }) =>
          role === 'user' ? [content] : version === undefined ? [] : givenFigures(readableContent(content), warnings),
        ),
        conversationId: id,
        acquire: async (kept) => (lease = await acquire(userId, id, kept)),
        async *write({ sources, creator, kept, seed, ...options }) {
          // Read again under the lease, where nothing else changes it.
          const conversation = await get(userId, id)
          const { toolType, originalPrompt, currentContent: content, userInput, details, siblings } = conversation
          const written = kept?.text
          const brief = {
            toolType,
            originalPrompt,
            content,
            before: contentBefore(conversation),
            message: userMessage,
            userInput,
            details,
            siblings,
            written,
            seed,
            creator,
          }
          // The message and its partial answer are not earlier turns.
          const conversationHistory = conversation.conversationHistory.slice(0, kept ? -2 : undefined)
          const context = { sources, creator, details, written }
          const prompt = refinePrompt({ ...conversation, conversationHistory }, userMessage, context)
          for await (const draft of model.refine({ brief, prompt }, options)) {
            // No model has read a text that is too long to be sent, so this is a refusal and costs nothing.
            if (prompt.isCut && draft.type === 'answer' && !draft.isFree) throw new AppError('CONFLICT', draft.text)
            yield draft
          }
        },
        begin: start,
        beginReplayed: start,
        toDraft: (event) => {
          if (event.type === 'partial' || event.type === 'restart') return event
          throw new Error(`A ${event.type} is no piece of an answer`)
        },
      }
    },
    pieces: () => 0,
    mapTexts: ({ text, isVersion, options = [] }, change) => {
      if (!isVersion) return undefined
      change('content', withoutCues(text))
      for (const [at, option] of options.entries()) change(pathOf(at), withoutCues(option))
      return undefined
    },
    *replay({ text }) {
      yield { type: 'partial', text }
    },
    done: async ({ userId, input }) => buildDone(await get(userId, input.id)),
  }
}

/** Answers messages of a conversation. */
export function createRefineService(deps: {
  tool: RefineTool
  repository: ConversationsRepository
  calls: ToolCalls
  origins: Pick<Origins, 'requireVideo'>
}) {
  const { tool, repository, calls, origins } = deps
  const get = createGet(repository)

  async function order({ userId }: GenerationCall, asked: RefineRequest): Promise<[RefineRequest, Origin]> {
    await origins.requireVideo(userId, asked.videoId)
    return [withoutVideo(asked), { asked, videoId: asked.videoId }]
  }

  return {
    /**
     * Starts answering a message, for a video if given. Throws NOT_FOUND, CONFLICT while another answer is written or the conversation is
     * full, and as `ToolCalls` does.
     */
    start: async (call: GenerationCall, request: RefineRequest) =>
      calls.start(call, tool, ...(await order(call, request))),

    /** Answers a message and yields the events. Throws like `start`. */
    async *stream(call: GenerationCall, request: RefineRequest) {
      yield* calls.stream(call, tool, ...(await order(call, request)))
    },

    /** Like `stream`, without events. Returns the conversation. */
    async refine(call: GenerationCall, request: RefineRequest): Promise<RefineResult> {
      const { instead } = await calls.whole(call, tool, ...(await order(call, request)))
      const conversation = await get(call.userId, request.id)
      return { ...conversation, ...(instead ?? pickWarnings(conversation)) }
    },
  }
}

function buildAbout({ userMessage }: RefineRequest, { originalPrompt, currentContent, details = [] }: Conversation) {
  return { asked: [userMessage, originalPrompt, ...details], content: readableContent(currentContent) }
}

/** Whether the last answer costs no prompt. */
function isFree(draft: RefineDraft | Restart | undefined): boolean {
  return draft?.type === 'answer' && draft.isFree === true
}

function readText(draft: RefineDraft): string {
  return draft.type === 'version' ? readableContent(draft.content) : draft.text
}

/** The path of an option in its turn. */
const pathOf = (option: number): string => `options.${option}`

/** The assistant's turn: a version, an answer, or the partial text of an answer that was cut short. */
function buildAnswer(
  last: RefineDraft | undefined,
  partial: string,
  { warnings, ...numbers }: { version: number; base: number; warnings: Warning[] },
) {
  if (last?.type === 'version') {
    const { content, note, options = [] } = last
    const about = (path: string) => warnings.filter((warning) => warning.path === path)
    return {
      content,
      ...numbers,
      note,
      warnings: warnings.filter(({ path }) => path === undefined || path === 'content'),
      options: options.map((option, at) => ({
        content: option,
        warnings: about(pathOf(at)).map((warning) => ({ ...warning, path: 'content' })),
      })),
    }
  }
  if (last?.type === 'answer') return { content: last.text }
  return { content: partial, note: CONVERSATION_MESSAGE.stopped }
}

/** The warnings of the newest turn, if any. */
function pickWarnings({ conversationHistory }: Conversation): Pick<RefineResult, 'warnings'> {
  return buildExtras({ warnings: conversationHistory.at(-1)?.warnings })
}

function buildDone(conversation: Conversation): RefineEvent {
  const { sources, warnings } = conversation.conversationHistory.at(-1) ?? {}
  return { type: 'done', conversation, ...buildExtras({ sources, warnings }) }
}
