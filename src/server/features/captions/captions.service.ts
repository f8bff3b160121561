import { withEnoughHashtags } from '../../../shared/features/captions/caption-hashtags.rules.ts'
import { extrasOf } from '../../../shared/features/generation/generation.rules.ts'
import { type ResultExtras } from '../../../shared/features/generation/generation.schema.ts'
import {
  type Caption,
  type CaptionEvent,
  type CaptionGeneration,
  type CaptionRequest,
  type CaptionResult,
} from '../../../shared/features/captions/captions.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type HelpfulGeneration } from '../../generation/crisis-help.ts'
import { type WritingTask } from '../../generation/generation.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type CaptionDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { captionsPrompt } from './captions.prompt.ts'
import { type CaptionsRepository } from './captions.repository.ts'

/** The result and the warnings about it. */
type Stored = CaptionGeneration & Pick<ResultExtras, 'warnings' | 'freeRewrite'>

export function createCaptionsService(deps: {
  repository: CaptionsRepository
  model: TextModel
  generation: HelpfulGeneration
  analytics: { count(userId: string, feature: 'captions'): void }
  clock: Clock
  random: Random
}) {
  const { repository, model, generation, analytics, clock, random } = deps

  /** One prompt. A caption that is cut short is stored once the prompt is spent. */
  function taskOf(userId: string, request: CaptionRequest): WritingTask<CaptionDraft | Restart, CaptionEvent, Stored> {
    const { content, platform, style } = request
    let niche: string | undefined
    return {
      body: { captions: request },
      query: request.useInternetSearch ? content : null,
      rewrite: {
        of: `captions:${content}`,
        hasDetails: (request.details ?? []).length > 0,
        hasPlain: () => repository.hasPlain(userId, content),
      },
      write: ({ sources, creator, ...options }) => {
        niche = creator?.contentNiche
        const brief = { content, platform, style, seed: random.seed(), creator, details: request.details }
        return model.writeCaption(
          { brief, prompt: captionsPrompt(request, { sources, creator, details: request.details }) },
          options,
        )
      },
      begin: () => {
        let latest: Caption = { text: '', hashtags: [] }
        let shown = 0
        let isWhole = false
        return {
          push: (piece) => {
            if (piece.type === 'restart') {
              latest = { text: '', hashtags: [] }
              return piece
            }
            const draft =
              piece.type === 'caption' ? { ...piece, ...withEnoughHashtags(piece, platform, content, niche) } : piece
            const { type: _type, ...caption } = draft
            latest = caption
            isWhole ||= draft.type === 'caption'
            shown = Math.max(shown, [draft.text, ...draft.hashtags].join(' ').length)
            return draft
          },
          isDelivered: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
          hasResult: () => (isWhole || shown >= PROMPT_KEPT_FROM_CHARACTERS) && latest.text.trim() !== '',
          store: async ({ sources = [], warnings = [], freeRewrite }, _isComplete, settle) => {
            const createdAt = clock.now().toISOString()
            const generated = { id: random.id(), ...request, captions: [latest], sources, createdAt }
            const stored = { ...generated, warnings, freeRewrite }
            await repository.deliver(userId, generated, settle(stored))
            analytics.count(userId, 'captions')
            return stored
          },
        }
      },
      *replay(stored) {
        for (const caption of stored.captions) yield { type: 'caption', ...caption }
      },
      done: doneOf,
    }
  }

  const aboutOf = ({ content, details = [] }: CaptionRequest) => ({
    asked: [content, ...details],
    unwritten: model.cannotWrite?.(content),
  })

  return {
    /** Writes a caption and yields it as it comes; stopping keeps what was written. Throws as `Generation` does. */
    stream: (call: GenerationCall, request: CaptionRequest) =>
      generation.stream(call, aboutOf(request), taskOf(call.userId, request)),

    /** Writes a caption and returns all of it; throws like `stream`. A failure on the way spends nothing. */
    async generate(call: GenerationCall, request: CaptionRequest): Promise<CaptionResult> {
      const about = aboutOf(request)
      const { stored, instead } = await generation.whole(call, about, taskOf(call.userId, request))
      return instead ? { captions: [], ...instead } : { captions: stored.captions, ...extrasOf(stored) }
    },

    /** How many captions a user has: since an ISO 8601 instant, or of all time. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      repository.count(userId, since === undefined ? undefined : new Date(since)),

    /** Every caption of a user. */
    exportOf: (userId: string): Promise<CaptionGeneration[]> => repository.findNewest(userId),

    /** The newest captions of a user, newest first. */
    recent: (userId: string, limit: number): Promise<CaptionGeneration[]> => repository.findNewest(userId, limit),
  }
}

function doneOf(stored: Stored): CaptionEvent {
  return { type: 'done', generationId: stored.id, ...extrasOf(stored) }
}
