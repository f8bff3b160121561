import { linesFor, PASSING_KINDS, withoutAdditions } from '../additions/additions.ts'
import { type AdditionKind } from '../additions/addition-set.ts'
import { type Desk, ENGLISH_ONLY, type Outcome } from '../desk.ts'
import { atPart, type Draft, mapText, textOf } from '../draft.ts'
import { hookKey } from '../../../../../../shared/features/hooks/hooks.rules.ts'
import { appended, joinSentences, prepended, type Sentence, sentencesIn } from '../text/sentences.ts'
import { beginningsThatStand, tightened } from '../text/tighten.ts'

/** Where a line goes: before everything, after the first sentence, before the last one, or after everything. */
export type Place = 'start' | 'early' | 'late' | 'end'

const TRAILING_TAGS = /\s+(?:[#＃][\p{L}\p{N}\p{M}_]+(?:\s+|$))+$/u

/** What is said where a hook has no room left. */
export const NO_ROOM = 'there is no room for it: a hook has at most 20 words, so ask for a shorter one first'

/** Puts a line into a text; hashtags at its end stay at its end. */
export function placed(text: string, line: string, place: Place): string {
  const tags = TRAILING_TAGS.exec(text.slice(-600))?.[0] ?? ''
  const body = text.slice(0, text.length - tags.length)
  return `${placedIn(body, line, place)}${tags}`
}

function placedIn(text: string, line: string, place: Place): string {
  const sentences = sentencesIn(text.trim())
  if (place === 'start') return prepended(text, line)
  if (place === 'end' || sentences.length < 3) return appended(text, line)
  const after = place === 'early' ? 0 : sentences.length - 2
  const before = sentences[after]!
  const isOpen = !/[.!?…。！？]["”’')\]\p{Extended_Pictographic}\s]*$/u.test(before.text)
  const added: Sentence = { text: line, gap: before.gap }
  return joinSentences([
    ...sentences.slice(0, after),
    { text: before.text, gap: isOpen && before.gap.includes('\n') ? before.gap : ' ' },
    added,
    ...sentences.slice(after + 1),
  ])
}

/** A line to add: where in which parts, and what is said of it. */
interface Addition {
  kind: AdditionKind
  place: Place
  /** One line for each of these parts. */
  parts?: readonly number[]
  did: (count: number) => string
}

/**
 * Adds a line of one kind to a text, or one to each of several parts. A line of that kind that was added before makes
 * way for the new one. A hook that is too full for it gives up other added lines, then fillers, then what only adds to
 * its sense.
 */
export function addLine(draft: Draft, desk: Desk, { kind, place, parts = [0], did }: Addition): Outcome {
  if (desk.language !== 'en') return { because: ENGLISH_ONLY }
  const before = textOf(draft)
  const clean = mapText(draft, (text) => withoutAdditions(text, [kind], desk).text)
  const key = hookKey(before)
  const lines = linesFor(kind, desk, { brief: draft.form === 'hook' }).filter((line) => !key.includes(hookKey(line)))
  if (draft.form !== 'hook')
    return addedToParts(clean, desk, lines, { place, parts, did, isAgain: textOf(clean) !== before })
  for (const isStrict of [true, false]) {
    for (const { text, gaveUp } of roomFor(textOf(clean), kind, desk)) {
      const made = lines
        .map((line) => placed(text, line, placeOf(line, place)))
        .find((next) => desk.fits(next, isStrict))
      if (made !== undefined) return { draft: atPart(clean, 0, () => made), did: `${did(1)}${gaveUp}` }
    }
  }
  return { because: NO_ROOM }
}

function addedToParts(
  clean: Draft,
  desk: Desk,
  lines: readonly string[],
  { place, parts, did, isAgain }: { place: Place; parts: readonly number[]; did: Addition['did']; isAgain: boolean },
): Outcome {
  let made = clean
  let count = 0
  for (const part of new Set(parts)) {
    const line = lines[count]
    if (line === undefined) break
    const next = atPart(made, part, (text) => placed(text, line, placeOf(line, place)))
    if (!desk.fits(textOf(next))) break
    made = next
    count += 1
  }
  if (count === 0) return { because: 'the text is as long as it can get' }
  const said = did(count)
  return {
    draft: made,
    did: isAgain
      ? said
          .replace(/^added an? /u, 'put in another ')
          .replace(/^added (?=\w+ )/u, 'put in other ')
          .replace(/other (?:two|three) /u, 'other ')
      : said,
  }
}

/** An opening of its own does not belong at the end. */
function placeOf(line: string, place: Place): Place {
  return /^(?:Okay, |Hear me out|Real talk|Quick one|I(?: wi|')ll (?:be honest|say it))/u.test(line) ? 'start' : place
}

/** The text of a hook as it is, then with less and less in it. */
function roomFor(text: string, kind: AdditionKind, desk: Desk): { text: string; gaveUp: string }[] {
  const bare = withoutAdditions(
    text,
    PASSING_KINDS.filter((other) => other !== kind),
    desk,
  )
  const sentences = sentencesIn(bare.text).map((sentence) => tightened(sentence.text, true))
  const tight = sentences.join(' ')
  const first = sentences[0] ?? tight
  const other = bare.removed > 0 ? ' in place of an earlier addition' : ''
  return [
    { text, gaveUp: '' },
    { text: bare.text, gaveUp: other },
    { text: tight, gaveUp: `${other}, and left out filler words` },
    { text: first, gaveUp: ', and kept only the first sentence beside it' },
    ...beginningsThatStand(first).map((start) => ({ text: start, gaveUp: ', and shortened the rest for it' })),
  ].filter(({ text: kept }, at, all) => at === 0 || kept !== all[at - 1]!.text)
}
