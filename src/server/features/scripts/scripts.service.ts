import { extrasOf } from '../../../shared/features/generation/generation.rules.ts'
import { type ResultExtras, type Warning } from '../../../shared/features/generation/generation.schema.ts'
import { LENGTH_TOLERANCE } from '../../../shared/features/scripts/scripts.constants.ts'
import {
  type Beat,
  cueTime,
  measureBeats,
  scriptText,
  parseDuration,
  timeBeats,
} from '../../../shared/features/scripts/scripts.rules.ts'
import {
  type ScriptEvent,
  type ScriptGeneration,
  type ScriptRequest,
  type ScriptResult,
} from '../../../shared/features/scripts/scripts.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type HelpfulGeneration } from '../../generation/crisis-help.ts'
import { type WritingTask } from '../../generation/generation.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type Restart, type ScriptDraft, type TextModel } from '../../providers/text/text.port.ts'
import { scriptChapters } from './chapters.prompt.ts'
import { scriptsPrompt } from './scripts.prompt.ts'
import { type ScriptsRepository } from './scripts.repository.ts'

/** The result and the warnings about it. */
type Stored = ScriptGeneration & Pick<ResultExtras, 'warnings' | 'freeRewrite'>

export function createScriptsService(deps: {
  repository: ScriptsRepository
  model: TextModel
  generation: HelpfulGeneration
  analytics: { count(userId: string, feature: 'scripts'): void }
  clock: Clock
  random: Random
}) {
  const { repository, model, generation, analytics, clock, random } = deps

  /** One prompt. A script that is cut short is stored from its first whole beat on, or once the prompt is spent. */
  function taskOf(userId: string, request: ScriptRequest): WritingTask<ScriptDraft | Restart, ScriptEvent, Stored> {
    const { topic, duration, tone, format } = request
    return {
      body: { scripts: request },
      query: request.useInternetSearch ? topic : null,
      rewrite: {
        of: `scripts:${topic}`,
        hasDetails: (request.details ?? []).length > 0,
        hasPlain: () => repository.hasPlain(userId, topic),
      },
      write: ({ sources, creator, ...options }) => {
        const brief = { topic, duration, tone, format, seed: random.seed(), creator, details: request.details }
        const context = { sources, creator, details: request.details }
        const chapters = request.type === 'long' ? scriptChapters(request, context) : undefined
        return model.writeScript({ brief, prompt: scriptsPrompt(request, context), chapters }, options)
      },
      begin: () => {
        const draft = createDraft()
        return {
          push: (piece) => draft.push(piece),
          isDelivered: () => draft.isDelivered(),
          hasResult: () => draft.hasWholeBeat() || (draft.isDelivered() && draft.beats(false).length > 0),
          store: async ({ sources = [], warnings = [], freeRewrite }, isComplete, settle) => {
            const beats = timeBeats(draft.beats(isComplete))
            const length = measureBeats(beats)
            const script = scriptText(beats, { directions: false })
            const createdAt = clock.now().toISOString()
            const generated = { id: random.id(), ...request, script, beats, ...length, sources, createdAt }
            const said = isComplete ? [...warnings, ...lengthWarning(length, duration, warnings)] : warnings
            const stored = { ...generated, warnings: said, freeRewrite }
            await repository.deliver(userId, generated, settle(stored))
            analytics.count(userId, 'scripts')
            return stored
          },
        }
      },
      *replay(stored) {
        for (const [index, { startSeconds: _start, seconds: _seconds, ...beat }] of stored.beats.entries())
          yield { type: 'beat', index, ...beat }
      },
      done: doneOf,
    }
  }

  const aboutOf = ({ topic, details = [] }: ScriptRequest) => ({
    asked: [topic, ...details],
    unwritten: model.cannotWrite?.(topic),
  })

  return {
    /** Writes a script and yields it as it comes; stopping keeps what was written. Throws as `Generation` does. */
    stream: (call: GenerationCall, request: ScriptRequest) =>
      generation.stream(call, aboutOf(request), taskOf(call.userId, request)),

    /** Writes a script and returns all of it; throws like `stream`. A failure on the way spends nothing. */
    async generate(call: GenerationCall, request: ScriptRequest): Promise<ScriptResult> {
      const about = aboutOf(request)
      const { stored, instead } = await generation.whole(call, about, taskOf(call.userId, request))
      if (instead) return { script: '', beats: [], words: 0, seconds: 0, ...instead }
      const { beats, words, seconds } = stored
      // A replayed answer may be older than the rule that `script` holds the spoken words alone.
      const script = scriptText(beats, { directions: false })
      return { script, beats, words, seconds, ...extrasOf(stored) }
    },

    /** How many scripts a user has: since an ISO 8601 instant, or of all time. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      repository.count(userId, since === undefined ? undefined : new Date(since)),

    /** Every script of a user. */
    exportOf: (userId: string): Promise<ScriptGeneration[]> => repository.findNewest(userId),

    /** The newest scripts of a user, newest first. */
    recent: (userId: string, limit: number): Promise<ScriptGeneration[]> => repository.findNewest(userId, limit),
  }
}

/** Collects beats. A second attempt replaces the first only once it is whole. */
function createDraft() {
  let whole: Beat[] = []
  let beats: Beat[] = []
  let growing: Beat | undefined
  let shown = 0
  return {
    push(piece: ScriptDraft | Restart): ScriptEvent {
      if (piece.type === 'again' || piece.type === 'restart') {
        if (piece.type === 'again') whole = beats
        beats = []
        growing = undefined
        return piece
      }
      const { type, index: _index, ...beat } = piece
      growing = type === 'partial' ? beat : undefined
      if (type === 'beat') beats.push(beat)
      shown = Math.max(shown, charactersOf(growing ? [...beats, growing] : beats))
      return piece
    },
    isDelivered: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
    hasWholeBeat: () => whole.length > 0 || beats.length > 0,
    /** What is there; cut short, the beat that still grew counts with the words it has. */
    beats(isComplete: boolean): Beat[] {
      if (isComplete) return beats
      if (whole.length > 0) return whole
      return growing && growing.text.trim() !== '' ? [...beats, growing] : beats
    },
  }
}

/** What a caller has seen of these beats, in UTF-16 units. */
function charactersOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, { text, direction }) => sum + text.length + direction.length, 0)
}

function doneOf(stored: Stored): ScriptEvent {
  return { type: 'done', generationId: stored.id, ...extrasOf(stored) }
}

/** Says so when a script is much longer or shorter than asked for, and its writer has not said so itself. */
function lengthWarning({ seconds }: { seconds: number }, duration: string, known: Warning[]): Warning[] {
  const asked = parseDuration(duration)
  const isFit = Math.abs(seconds - asked) <= asked * LENGTH_TOLERANCE.repairAbove
  if (isFit || known.some(({ reason }) => reason === 'length')) return []
  const message = `This script runs ${cueTime(seconds)} where ${cueTime(asked)} was asked for.`
  return [{ message, reason: 'length' }]
}
