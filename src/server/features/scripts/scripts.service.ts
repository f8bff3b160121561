import { type Warning } from '../../../shared/features/generation/generation.schema.ts'
import { LENGTH_TOLERANCE } from '../../../shared/features/scripts/scripts.constants.ts'
import {
  type Beat,
  changeWords,
  cueTime,
  measureBeats,
  scriptText,
  parseDuration,
  type TimedBeat,
  timeBeats,
} from '../../../shared/features/scripts/scripts.rules.ts'
import {
  type ScriptEvent,
  type ScriptGeneration,
  type ScriptRequest,
  type ScriptResult,
} from '../../../shared/features/scripts/scripts.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type ResultStore, type StoredGeneration } from '../../generation/generation-row.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type Origin, type Origins, withoutVideo } from '../../generation/origin.ts'
import { resultExtras } from '../../generation/result-extras.ts'
import { type ToolCalls } from '../../generation/tool-calls.ts'
import { type WritingTool } from '../../generation/writing-tool.ts'
import { type Restart, type ScriptDraft, type TextModel } from '../../providers/text/text.port.ts'
import { firstShot, scriptsPrompt } from './scripts.prompt.ts'
import { shotsPrompt } from './shots.prompt.ts'

/** The stored result. */
interface Content {
  beats: TimedBeat[]
  words: number
  seconds: number
  /** Whether the last beat was cut short; a resumption replaces it. */
  isLastCut?: boolean
}

export type ScriptsTool = WritingTool<ScriptRequest, ScriptDraft | Restart, ScriptEvent, Content>

/**
 * Writes a script: one prompt. A script that is cut short is stored from its first complete beat on, or once the prompt
 * is spent.
 */
export function createScriptsTool({ model }: { model: TextModel }): ScriptsTool {
  return {
    name: 'scripts',
    counted: 'scripts',
    task: async (_userId, request) => {
      const { topic, duration, tone, format, hook, details = [] } = request
      const shot = firstShot(request)
      return {
        topic,
        hasDetails: details.length > 0,
        given: [String(parseDuration(duration))],
        query: request.useInternetSearch ? topic : null,
        asked: [
          topic,
          ...details,
          ...[hook, request.onScreen, request.firstFrame].filter((text) => text !== undefined),
        ],
        unwritten: model.cannotWrite?.(topic),
        write: ({ sources, creator, kept, seed, ...options }) => {
          const own = { details: request.details, hook, written: kept && wholeBeats(kept) }
          const brief = { topic, duration, tone, format, seed, creator, ...own }
          const prompt = scriptsPrompt(request, { sources, creator, details })
          return model.writeScript({ brief, prompt, shots: (beats) => shotsPrompt(request, beats) }, options)
        },
        begin: (kept) => {
          const draft = createDraft(shot, kept && wholeBeats(kept), kept && cutBeat(kept))
          return {
            push: (piece) => draft.push(piece),
            isDelivered: () => draft.isShown(),
            hasResult: () => draft.hasWholeBeat() || (draft.isShown() && draft.beats(false).length > 0),
            content: (isComplete) => {
              const beats = timeBeats(draft.beats(isComplete))
              const isLastCut = !isComplete && draft.isGrowing()
              return { beats, ...measureBeats(beats), ...(isLastCut && { isLastCut }) }
            },
          }
        },
        toDraft,
      }
    },
    pieces: () => 1,
    *replay(content) {
      const whole = wholeBeats(content)
      for (const [index, beat] of whole.entries()) yield { type: 'beat', index, ...beat }
      const cut = cutBeat(content)
      if (cut) yield { type: 'partial', index: whole.length, ...cut }
    },
    done: ({ id: generationId, userId: _user, input: _input, ...extras }) => ({
      type: 'done',
      generationId,
      ...extras,
    }),
    mapTexts: (content, change) => {
      const whole = changeWords(wholeBeats(content), (text, index) => change(`beats.${index}.text`, text))
      const at = content.beats.length - 1
      const cut = changeWords(
        [cutBeat(content)].filter((beat) => beat !== undefined),
        (text) => change(`beats.${at}.text`, text),
      )
      const beats = timeBeats([...whole, ...cut])
      return beats.length > 0
        ? { beats, ...measureBeats(beats), ...(cut.length > 0 && { isLastCut: true }) }
        : undefined
    },
    warn: (content, { duration }, known, isComplete) => (isComplete ? lengthWarning(content, duration, known) : []),
  }
}

export function createScriptsService(deps: {
  tool: ScriptsTool
  calls: ToolCalls
  generations: ResultStore
  origins: Origins
}) {
  const { tool, calls, generations, origins } = deps
  const newest = async (userId: string, limit?: number): Promise<ScriptGeneration[]> =>
    (await generations.findNewest(userId, 'scripts', limit)).map(toGeneration)

  /** The request and its source. Throws NOT_FOUND where the video does not exist. */
  async function order({ userId }: GenerationCall, asked: ScriptRequest): Promise<[ScriptRequest, Origin]> {
    const place = await origins.place(userId, asked)
    const videoId = place.startVideo ? undefined : place.videoId
    const { hook, extras, madeFrom } = await origins.ofScript(userId, { videoId, hook: asked.hook })
    const { onScreen = extras.onScreen, firstFrame = extras.firstFrame } = asked
    return [
      { ...withoutVideo(asked), ...(hook !== undefined && { hook, onScreen, firstFrame }) },
      { asked, ...place, madeFrom },
    ]
  }

  return {
    /** Starts writing a script. Throws as `ToolCalls` does. */
    start: async (call: GenerationCall, request: ScriptRequest) =>
      calls.start(call, tool, ...(await order(call, request))),

    /** Writes a script and yields the events. Throws as `ToolCalls` does. */
    async *stream(call: GenerationCall, request: ScriptRequest) {
      yield* calls.stream(call, tool, ...(await order(call, request)))
    },

    /** Writes a script and returns it. A failure costs nothing. Throws like `stream`. */
    async generate(call: GenerationCall, request: ScriptRequest): Promise<ScriptResult> {
      const { row, instead } = await calls.whole(call, tool, ...(await order(call, request)))
      if (instead) return { script: '', beats: [], words: 0, seconds: 0, ...instead }
      const { script, beats, words, seconds } = toGeneration(row)
      return { script, beats, words, seconds, ...resultExtras(row) }
    },

    /** Number of scripts of a user, since an ISO 8601 instant or in total. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      generations.countPieces(userId, 'scripts', since === undefined ? undefined : new Date(since)),

    /** Every script of a user. */
    exportData: (userId: string): Promise<ScriptGeneration[]> => newest(userId),

    /** The newest scripts of a user, newest first. */
    recent: newest,
  }
}

function toGeneration({ id, state, input, content, sources, createdAt }: StoredGeneration): ScriptGeneration {
  // Rows of this tool have this tool's content.
  const { beats = [], words = 0, seconds = 0 } = (content ?? {}) as Partial<Content>
  const script = scriptText(beats, { directions: false })
  return {
    id,
    ...(input as ScriptRequest),
    script,
    beats,
    words,
    seconds,
    sources,
    ...(state === 'stopped' && { stopped: true }),
    createdAt,
  }
}

function untimed(beats: readonly TimedBeat[]): Beat[] {
  return beats.map(({ startSeconds: _start, seconds: _seconds, ...beat }) => beat)
}

/** The complete beats, which a resumption does not change. */
const wholeBeats = ({ beats, isLastCut }: Content): Beat[] => untimed(isLastCut ? beats.slice(0, -1) : beats)
/** The partial text of a beat that was cut short. */
const cutBeat = ({ beats, isLastCut }: Content): Beat | undefined => (isLastCut ? untimed(beats).at(-1) : undefined)

function toDraft(event: ScriptEvent): ScriptDraft | Restart {
  if (event.type === 'partial' || event.type === 'beat' || event.type === 'again' || event.type === 'restart')
    return event
  throw new Error(`A ${event.type} is no piece of a result`)
}

/**
 * Collects beats; the first one has this `shot`, '' for the writer's own. A second attempt replaces the first only once it
 * is complete, and a beat that was cut short stays visible until its replacement is longer.
 */
function createDraft(shot: string, kept: readonly Beat[] = [], cut?: Beat) {
  let whole: Beat[] = []
  let beats: Beat[] = [...kept]
  let growing = cut
  let shown = 0
  return {
    push(piece: ScriptDraft | Restart): ScriptEvent {
      if (piece.type === 'again' || piece.type === 'restart') {
        if (piece.type === 'again') whole = beats
        beats = piece.type === 'restart' ? [...kept] : []
        growing = piece.type === 'restart' ? cut : undefined
        return piece
      }
      const { type, index: place, ...said } = piece
      const isReplaced = type === 'beat' && place < beats.length
      const index = isReplaced ? place : beats.length
      const beat = index === 0 && shot !== '' ? { ...said, direction: shot } : said
      if (type === 'beat') beats[index] = beat
      if (!isReplaced) growing = type === 'partial' ? beat : undefined
      shown = Math.max(shown, countCharacters(growing ? [...beats, growing] : beats))
      return { type, index, ...beat }
    },
    isShown: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
    /** Whether the last of `beats` was cut short. */
    isGrowing: () => whole.length === 0 && growing !== undefined && growing.text.trim() !== '',
    hasWholeBeat: () => whole.length > 0 || beats.length > 0,
    /** The beats so far. Unless `isComplete`, a partial last beat counts with the words it has. */
    beats(isComplete: boolean): Beat[] {
      if (isComplete) return beats
      if (whole.length > 0) return whole
      return growing && growing.text.trim() !== '' ? [...beats, growing] : beats
    },
  }
}

/** What a caller has seen of these beats, in UTF-16 units. */
function countCharacters(beats: readonly Beat[]): number {
  return beats.reduce((sum, { text, direction }) => sum + text.length + direction.length, 0)
}

/** Warns when a script is much longer or shorter than requested, unless its writer has warned already. */
function lengthWarning({ seconds }: { seconds: number }, duration: string, known: Warning[]): Warning[] {
  const asked = parseDuration(duration)
  const isFit = Math.abs(seconds - asked) <= asked * LENGTH_TOLERANCE.repairAbove
  if (isFit || known.some(({ reason }) => reason === 'length')) return []
  const message = `This script runs ${cueTime(seconds)} where ${cueTime(asked)} was asked for.`
  return [{ message, reason: 'length' }]
}
