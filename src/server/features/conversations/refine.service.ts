import { AppError } from '../../../shared/errors.ts'
import { CONVERSATION_MESSAGE } from '../../../shared/features/conversations/conversations.constants.ts'
import { contentBefore, listVersions } from '../../../shared/features/conversations/conversations.rules.ts'
import {
  type Conversation,
  type ConversationEntry,
  type RefineEvent,
  type RefineRequest,
  type RefineResult,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { extrasOf } from '../../../shared/features/generation/generation.rules.ts'
import { readableContent } from '../../../shared/features/library/library.rules.ts'
import { MAX_CONVERSATION_ENTRIES } from '../../../shared/limits.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type HelpfulGeneration } from '../../generation/crisis-help.ts'
import { type WritingTask } from '../../generation/generation.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type RefineDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { type Lease, type Leases } from '../../runtime/leases.ts'
import { type ConversationsRepository } from './conversations.repository.ts'
import { leaseOf, NO_CONVERSATION } from './conversations.service.ts'
import { refinePrompt } from './refine.prompt.ts'

/** What a repeated request needs: the answer itself is in the conversation. */
interface Stored {
  id: string
}

/** Answers messages of a conversation, one at a time. Each answer is a version, or says why there is none. */
export function createRefineService(deps: {
  repository: ConversationsRepository
  model: TextModel
  generation: HelpfulGeneration
  analytics: { count(userId: string, feature: 'refinements'): void }
  leases: Pick<Leases, 'acquire'>
  clock: Clock
  random: Random
}) {
  const { repository, model, generation, analytics, leases, clock, random } = deps

  async function get(userId: string, id: string): Promise<Conversation> {
    const conversation = await repository.find(userId, id)
    if (!conversation) throw new AppError('NOT_FOUND', NO_CONVERSATION)
    return conversation
  }

  /** Refuses a conversation that is not there or full, before anything else is looked at. */
  async function open(userId: string, id: string): Promise<Conversation> {
    const conversation = await get(userId, id)
    if (conversation.conversationHistory.length + 2 > MAX_CONVERSATION_ENTRIES)
      throw new AppError('CONFLICT', CONVERSATION_MESSAGE.full)
    return conversation
  }

  /** One answer at a time: of two parallel ones each would lose the other's change. */
  async function acquire(userId: string, id: string): Promise<Lease> {
    const lease = await leases.acquire(userId, leaseOf(id))
    if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
    return lease
  }

  /** One prompt, spent once the model answers, be it that nothing changes; none for an answer that is free. */
  function taskOf(
    userId: string,
    request: RefineRequest,
    { originalPrompt: about }: Conversation,
  ): WritingTask<RefineDraft | Restart, RefineEvent, Stored> {
    const { id, userMessage, useInternetSearch } = request
    let lease: Lease | undefined
    return {
      body: { refine: request },
      query: useInternetSearch ? `${about} ${userMessage}` : null,
      acquire: async () => (lease = await acquire(userId, id)),
      async *write({ sources, creator, ...options }) {
        // Read again, because nothing else changes it under the lease.
        const conversation = await get(userId, id)
        const { toolType, originalPrompt, currentContent: content, userInput, details, siblings } = conversation
        const brief = {
          toolType,
          originalPrompt,
          content,
          before: contentBefore(conversation),
          message: userMessage,
          userInput,
          details,
          siblings,
          seed: random.seed(),
          creator,
        }
        const prompt = refinePrompt(conversation, userMessage, { sources, creator, details })
        for await (const draft of model.refine({ brief, prompt }, options)) {
          // No model has read a text that is too long to be sent: that is a refusal, and costs nothing.
          if (prompt.isCut && draft.type === 'answer' && !draft.isFree) throw new AppError('CONFLICT', draft.text)
          yield draft
        }
      },
      begin: () => {
        const asked = clock.now().toISOString()
        let partial = ''
        let last: RefineDraft | undefined
        let isAnswered = false
        return {
          push: (draft) => {
            isAnswered = !isFree(draft)
            if (draft.type === 'restart') {
              partial = ''
              last = undefined
              return draft
            }
            if (draft.type !== 'partial') last = draft
            partial = textOf(draft)
            return draft.type === 'answer' ? undefined : { type: 'partial', text: partial }
          },
          isDelivered: () => isAnswered,
          hasResult: () => last !== undefined || partial.trim() !== '',
          store: async (extras, _isComplete, settle) => {
            const { conversationHistory, originalContent, currentVersion } = await get(userId, id)
            const next =
              Math.max(...listVersions({ conversationHistory, originalContent }).map(({ version }) => version)) + 1
            const entries: ConversationEntry[] = [
              { id: random.id(), role: 'user', content: userMessage, timestamp: asked },
              {
                id: random.id(),
                role: 'assistant',
                timestamp: clock.now().toISOString(),
                ...extras,
                ...answerOf(last, partial, { version: next, base: currentVersion }),
              },
            ]
            if (!lease) throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
            const turns = { entries, lease, most: MAX_CONVERSATION_ENTRIES, now: clock.now() }
            const outcome = await repository.append(userId, id, turns, settle({ id }, { isFree: isFree(last) }))
            if (outcome === 'full') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.full)
            if (outcome === 'lost') throw new AppError('CONFLICT', CONVERSATION_MESSAGE.busy)
            if (last?.type === 'version') analytics.count(userId, 'refinements')
            return { id }
          },
        }
      },
      replay: () => [],
      done: async (stored) => doneOf(await get(userId, stored.id)),
    }
  }

  return {
    /**
     * Answers a message and yields the answer as it comes. Stopping keeps the message and what was written of the answer;
     * the content stays. Throws NOT_FOUND, CONFLICT while another answer is written or when the conversation is full, and
     * as `Generation` does.
     */
    async *stream(call: GenerationCall, request: RefineRequest) {
      const conversation = await open(call.userId, request.id)
      yield* generation.stream(call, aboutOf(request, conversation), taskOf(call.userId, request, conversation))
    },

    /** The same, whole. Returns the conversation. */
    async refine(call: GenerationCall, request: RefineRequest): Promise<RefineResult> {
      const conversation = await open(call.userId, request.id)
      const about = aboutOf(request, conversation)
      const { instead } = await generation.whole(call, about, taskOf(call.userId, request, conversation))
      return { ...(await get(call.userId, request.id)), ...instead }
    },
  }
}

function aboutOf({ userMessage }: RefineRequest, { originalPrompt, currentContent, details = [] }: Conversation) {
  return { asked: [userMessage, originalPrompt, ...details], content: readableContent(currentContent) }
}

/** Whether the last answer costs no prompt. */
function isFree(draft: RefineDraft | Restart | undefined): boolean {
  return draft?.type === 'answer' && draft.isFree === true
}

function textOf(draft: RefineDraft): string {
  return draft.type === 'version' ? readableContent(draft.content) : draft.text
}

/** The assistant's turn: a version, an answer, or what there is of an answer that was cut short. */
function answerOf(last: RefineDraft | undefined, partial: string, numbers: { version: number; base: number }) {
  if (last?.type === 'version') return { content: last.content, ...numbers, note: last.note }
  if (last?.type === 'answer') return { content: last.text }
  return { content: partial, note: 'Stopped before it was finished. The content stays as it was.' }
}

function doneOf(conversation: Conversation): RefineEvent {
  const { sources, warnings } = conversation.conversationHistory.at(-1) ?? {}
  return { type: 'done', conversation, ...extrasOf({ sources, warnings }) }
}
