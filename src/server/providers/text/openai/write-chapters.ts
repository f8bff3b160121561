import { type Beat, measureBeats, secondsLeft } from '../../../../shared/features/scripts/scripts.rules.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import {
  type ScriptBrief,
  type ScriptChapters,
  type ScriptDraft,
  type ScriptOutline,
  type ScriptRequest,
  type Written,
} from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { OUTLINE_ANSWER, SCRIPT_ANSWER } from './answers.prompt.ts'
import { createBeatCollector } from './answers/beat-collector.ts'
import { type Conversation, openingConversation, rightLengthConversation } from './conversation.prompt.ts'
import { createOutlineCollector } from './answers/outline-collector.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { asDrafts, BROKE_OFF, isEnded, isNear, lengthReason, NO_BEATS, tokensFor } from './write-script.ts'

/** Chapters are rewritten until the whole is off its length by at most this share. */
const REWRITE_TOLERANCE = 0.05

/** A written chapter. */
interface Chapter {
  opening: Conversation
  /** Its share of the whole, in seconds. */
  seconds: number
  beats: readonly Beat[]
  isWhole: boolean
  /** Whether nothing in it was repaired yet. */
  canRewrite: boolean
}

/**
 * A long script: an outline, then chapter by chapter, each with the text before it. Where the whole is off its length,
 * or a chapter broke off, the chapters that cause it are rewritten once; the shown script is replaced only when they
 * are done. Each chapter takes at most two calls, and so does the outline. `scope` fires with the time limit too,
 * `stop` is the caller's. With existing beats it completes their chapter and writes the following ones. Throws
 * `ProviderFault`; what was written before stays.
 */
export async function* writeChapters(
  write: AnswerWriter,
  { brief, prompt, chapters }: ScriptRequest & { chapters: ScriptChapters },
  scope: AbortSignal,
  stop: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, void> {
  const { duration, written: earlier = [] } = brief
  if (isEnded(earlier)) return
  yield { type: 'thinking' }
  const outline = createOutlineCollector()
  const planning = openingConversation(prompt, OUTLINE_ANSWER, ANSWER_TOKENS.outline)
  yield* readableAnswer(write, planning, outline, scope, () => 'There is no chapter with a point in it.')

  const written: Chapter[] = []
  for (let { from: at } = chapters; at < chapters.count; at += 1) {
    const before = [...earlier, ...beatsOf(written)]
    const kept = earlier.length
    written.push(yield* writeChapter(write, { at, chapters, outline: outline.outline }, { before, kept }, scope))
  }

  const isWhole = written.every((chapter) => chapter.isWhole)
  if (isWhole && isNear(beatsOf(written), brief)) return
  yield { type: 'thinking' }
  const mended = await rewriteChapters(write, written, brief, scope, stop)
  if (mended.every((chapter, at) => chapter === written[at])) return
  const reason = isWhole ? lengthReason([...earlier, ...beatsOf(written)], duration) : BROKE_OFF
  yield { type: 'again', reason }
  yield* asDrafts([...earlier, ...beatsOf(mended)])
}

async function* writeChapter(
  write: AnswerWriter,
  { at, chapters, outline }: { at: number; chapters: ScriptChapters; outline: ScriptOutline },
  { before, kept }: { before: readonly Beat[]; kept: number },
  scope: AbortSignal,
): AsyncGenerator<Written<ScriptDraft>, Chapter> {
  const { prompt, seconds } = chapters.ask(at, outline, before)
  const opening = openingConversation(prompt, SCRIPT_ANSWER, tokensFor(seconds))
  const collector = createBeatCollector(before, { kept })
  let calls = 0
  const counting: AnswerWriter = (...call) => {
    calls += 1
    return write(...call)
  }
  const answer = yield* readableAnswer(counting, opening, collector, scope, () => NO_BEATS)
  return { opening, seconds, beats: collector.beats, isWhole: answer !== null, canRewrite: calls === 1 }
}

/**
 * The chapters, with those rewritten that broke off or are off their length. A second attempt counts where it is nearer
 * to its length. Where it fails the first stays, except a chapter that broke off.
 */
async function rewriteChapters(
  write: AnswerWriter,
  written: readonly Chapter[],
  { duration, written: earlier = [] }: ScriptBrief,
  scope: AbortSignal,
  stop: AbortSignal,
): Promise<Chapter[]> {
  const mended = [...written]
  for (const chapter of chaptersToRewrite(written, secondsLeft(duration, earlier))) {
    const { opening, seconds, beats, isWhole } = chapter
    const before = [...earlier, ...beatsOf(written.slice(0, written.indexOf(chapter)))]
    const second = createBeatCollector(before, { kept: earlier.length })
    try {
      const rewrite = write(rightLengthConversation(opening, beats, { seconds, of: 'chapter' }), second, scope)
      for (let step = await rewrite.next(); !step.done; step = await rewrite.next());
    } catch (error) {
      if (stop.aborted || !isWhole) throw error
      return mended
    }
    const better = { ...chapter, beats: second.beats, isWhole: true, canRewrite: false }
    if (second.hasResult && (!isWhole || distance(better) < distance(chapter)))
      mended[written.indexOf(chapter)] = better
    else if (!isWhole) throw new ProviderFault('unusable')
  }
  return mended
}

/** Chapters to rewrite, the worst first: those that broke off, then as many as the whole needs to get its length. */
function chaptersToRewrite(written: readonly Chapter[], asked: number): Chapter[] {
  const broken = written.filter(({ isWhole }) => !isWhole)
  if (broken.some(({ canRewrite }) => !canRewrite)) throw new ProviderFault('failed')
  let left = asked - measureBeats(beatsOf(written)).seconds
  const isTooShort = left > 0
  const off = written.filter((chapter) => chapter.isWhole && chapter.canRewrite && missing(chapter) > 0 === isTooShort)
  const chosen = off
    .toSorted((one, other) => distance(other) - distance(one))
    .filter((chapter) => {
      if (Math.abs(left) <= asked * REWRITE_TOLERANCE || left > 0 !== isTooShort) return false
      left -= missing(chapter)
      return true
    })
  return [...broken, ...chosen]
}

const beatsOf = (chapters: readonly Chapter[]): Beat[] => chapters.flatMap(({ beats }) => beats)
/** Seconds that a chapter lacks; negative where it is too long. */
const missing = ({ seconds, beats }: Chapter): number => seconds - measureBeats(beats).seconds
const distance = (chapter: Chapter): number => Math.abs(missing(chapter))
