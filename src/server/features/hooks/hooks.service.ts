import { HOOK_RULES, RECENT_HOOKS } from '../../../shared/features/hooks/hooks.constants.ts'
import { extrasOf } from '../../../shared/features/generation/generation.rules.ts'
import { type ResultExtras, type Warning } from '../../../shared/features/generation/generation.schema.ts'
import {
  type Hook,
  type HookEvent,
  type HookGeneration,
  type HookRequest,
  type HookResult,
} from '../../../shared/features/hooks/hooks.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type HelpfulGeneration } from '../../generation/crisis-help.ts'
import { type WritingTask } from '../../generation/generation.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type HookDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { hooksPrompt } from './hooks.prompt.ts'
import { type HooksRepository } from './hooks.repository.ts'

/** Results that are read to find the newest lines: stopped ones have fewer. */
const RECENT_RESULTS = 5

/** The result and the warnings about it. */
type Stored = HookGeneration & Pick<ResultExtras, 'warnings' | 'freeRewrite'>

export function createHooksService(deps: {
  repository: HooksRepository
  model: TextModel
  generation: HelpfulGeneration
  analytics: { count(userId: string, feature: 'hooks'): void }
  clock: Clock
  random: Random
}) {
  const { repository, model, generation, analytics, clock, random } = deps

  /** The newest lines of a user, newest first. */
  async function recentLines(userId: string): Promise<string[]> {
    const generations = await repository.findNewest(userId, RECENT_RESULTS)
    return generations.flatMap(({ hooks }) => hooks.map(({ hook }) => hook)).slice(0, RECENT_HOOKS)
  }

  /** One prompt. A hook that is cut short is shown and not stored. */
  function taskOf(userId: string, request: HookRequest): WritingTask<HookDraft | Restart, HookEvent, Stored> {
    const { topic, platform, tone } = request
    return {
      body: { hooks: request },
      query: request.useInternetSearch ? topic : null,
      rewrite: {
        of: `hooks:${topic}`,
        hasDetails: (request.details ?? []).length > 0,
        hasPlain: () => repository.hasPlain(userId, topic),
      },
      write: async function* write({ sources, creator, ...options }) {
        const { details } = request
        const recent = await recentLines(userId)
        const brief = { topic, platform, tone, seed: random.seed(), creator, details, recent }
        yield* model.writeHooks({ brief, prompt: hooksPrompt(request, { sources, creator, details, recent }) }, options)
      },
      begin: () => {
        const hooks: Hook[] = []
        let shown = 0
        return {
          push: (draft) => {
            if (draft.type === 'restart') {
              hooks.length = 0
              return draft
            }
            const whole = hooks.reduce((sum, { hook }) => sum + hook.length, 0)
            shown = Math.max(shown, whole + draft.text.length)
            if (draft.type === 'partial') return draft
            const { type: _type, index: _index, text, ...rest } = draft
            const hook = { id: random.id(), hook: text, ...rest }
            hooks.push(hook)
            return { type: 'hook', index: draft.index, hook }
          },
          isDelivered: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
          hasResult: () => hooks.length > 0,
          store: async ({ sources = [], warnings = [], freeRewrite }, _isComplete, settle) => {
            const createdAt = clock.now().toISOString()
            const generated = { id: random.id(), ...request, hooks, sources, createdAt }
            const stored = { ...generated, warnings: [...warnings, ...missingOf(hooks, warnings)], freeRewrite }
            await repository.deliver(userId, generated, settle(stored))
            analytics.count(userId, 'hooks')
            return stored
          },
        }
      },
      *replay(stored) {
        for (const [index, hook] of stored.hooks.entries()) yield { type: 'hook', index, hook }
      },
      done: doneOf,
    }
  }

  const aboutOf = ({ topic, details = [] }: HookRequest) => ({
    asked: [topic, ...details],
    unwritten: model.cannotWrite?.(topic),
  })

  return {
    /** Writes hooks and yields them as they come; stopping keeps what was written. Throws as `Generation` does. */
    stream: (call: GenerationCall, request: HookRequest) =>
      generation.stream(call, aboutOf(request), taskOf(call.userId, request)),

    /** Writes hooks and returns them all; throws like `stream`. A failure on the way spends nothing. */
    async generate(call: GenerationCall, request: HookRequest): Promise<HookResult> {
      const about = aboutOf(request)
      const { stored, instead } = await generation.whole(call, about, taskOf(call.userId, request))
      return instead ? { hooks: [], ...instead } : { hooks: stored.hooks, ...extrasOf(stored) }
    },

    /** How many hooks a user has: since an ISO 8601 instant, or of all time. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      repository.count(userId, since === undefined ? undefined : new Date(since)),

    /** Every generation of a user. */
    exportOf: (userId: string): Promise<HookGeneration[]> => repository.findNewest(userId),

    /** The newest generations of a user, newest first. */
    recent: (userId: string, limit: number): Promise<HookGeneration[]> => repository.findNewest(userId, limit),
  }
}

function doneOf(stored: Stored): HookEvent {
  return { type: 'done', generationId: stored.id, ...extrasOf(stored) }
}

/** If the writer itself explains why there are fewer, no second warning is added. */
function missingOf(hooks: Hook[], known: Warning[]): Warning[] {
  if (hooks.length >= HOOK_RULES.count || known.some(({ reason }) => reason === 'fewer')) return []
  return [{ message: `The writer returned ${hooks.length} of ${HOOK_RULES.count} hooks.`, reason: 'fewer' }]
}
