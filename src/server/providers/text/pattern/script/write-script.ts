import { lengthOf, secondsOf, wordsFor, type Beat } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptBrief } from '../../text.port.ts'
import { voiceOf } from '../creator/voice.ts'
import { createSeededRandom, seedFrom } from '../seeded-random.ts'
import { draftScript, type Thrift } from './draft-script.ts'
import { fitPieces } from './fit-length.ts'
import { openingHooks } from './opening-hook.ts'
import { type Part, type ScriptPart } from './script-parts.ts'
import { subjectOf } from './script-subject.ts'

/** A script this near to the asked length is taken at once, as a share of it. */
const NEAR_ENOUGH = 0.015
const TRIES_PER_THRIFT = 4
const MOST_TRIES = 12

/**
 * Writes a script by rules. Takes any topic of 1 to 2,000 characters; the same brief gives the same script, another seed
 * another one. Returns its beats, a `Hook` first, within `LENGTH_TOLERANCE.patternWriter` of the asked length, no
 * sentence said twice. Source: decisions 2 and 7.
 */
export function writeScript({ topic, duration, tone, seed, creator }: Omit<ScriptBrief, 'format'>): Beat[] {
  const random = createSeededRandom(seedFrom(seed, topic, duration, tone))
  const subject = subjectOf(topic)
  const words = wordsFor(secondsOf(duration))
  const hooks = openingHooks({ topic, tone, seed, creator }, duration)
  const plan = { subject, voice: voiceOf(creator), tone, hooks, words, isShort: duration === '1' }

  let best: Beat[] = []
  let leastOff = Infinity
  for (let attempt = 0; attempt < MOST_TRIES && leastOff > words * NEAR_ENOUGH; attempt += 1) {
    const thrift = Math.min(2, Math.floor(attempt / TRIES_PER_THRIFT)) as Thrift
    const beats = beatsOf(draftScript({ ...plan, thrift }, random), words)
    const off = Math.abs(lengthOf(beats).words - words)
    if (off < leastOff) [best, leastOff] = [beats, off]
  }
  return best
}

/** The beats of a draft, with as many of its optional lines as the length takes. */
function beatsOf(draft: readonly ScriptPart[], words: number): Beat[] {
  const needed = draft.flatMap(({ parts }) => parts).filter(({ need }) => need)
  const room = words - needed.reduce((sum, part) => sum + part.words, 0)
  const chosen = fitPieces(inTurns(draft), Math.max(0, room))
  return draft.map(({ kind, direction, parts }) => ({
    kind,
    direction,
    text: parts
      .filter((part) => part.need || chosen.has(part))
      .map(({ text }) => text)
      .join(' '),
  }))
}

/** The optional lines, the first of each part before the second of any, so that no part is left bare. */
function inTurns(draft: readonly ScriptPart[]): Part[] {
  const queues = draft.map(({ parts }) => parts.filter(({ need }) => !need))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}
