import { spokenWords } from '../../../../../../shared/features/generation/generation.rules.ts'
import { type BeatKind } from '../../../../../../shared/features/scripts/scripts.constants.ts'
import { wordCount } from '../../../../../../shared/features/hooks/hooks.rules.ts'
import { additionStarts, PASSING_KINDS } from '../additions/additions.ts'
import { type Change, type Desk } from '../desk.ts'
import { type ChangeName } from '../instruction/instruction.ts'
import { atPart, type Draft, mapText, type Part, textOf, wordsOf } from '../draft.ts'
import { joinSentences, type Sentence, sentencesIn } from '../text/sentences.ts'
import { beginningsThatStand, tightened } from '../text/tighten.ts'
import { hookFor } from './new-hook.ts'
import { isOver, mostWords } from './length-goals.ts'
import { recounted } from './recount.ts'

/** A text that is only to be shorter keeps this share of its words, where it can. */
const LEAST_LEFT = 0.5

/** How much each beat matters when something has to go. */
const WEIGHT: Record<BeatKind, number> = {
  Hook: 8,
  Setup: 2.5,
  Point: 3,
  'Re-hook': 2.2,
  Payoff: 4,
  'Call to action': 4,
}

/** Leans on the sentence before it. */
const LEANS =
  /^(?:it|this|that|these|those|they|them|he|she|so|because|and|but|or|then|which|instead|also|still|either|neither|both|same|now|yes|no|not|however|therefore)\b/iu
const LIGHT =
  /^(?:let me|now|by the way|honestly|again|in fact|trust me|and yes|seriously|look|you know|i mean|anyway|spoiler)\b/iu

/** Shortens: fillers first, then the sentences that matter least, then, on demand, whole beats and trailing clauses. */
export const shorten: Change = (draft, desk) => {
  const words = wordsOf(draft)
  const most = mostWords(draft, desk.instruction)
  if (most !== null && !isOver(draft, desk.instruction)) {
    return { because: `it is within that length already: ${words} ${words === 1 ? 'word' : 'words'}` }
  }
  const goal = most ?? Math.floor(words * (addsToo(desk) ? 0.55 : 0.7))
  const isEnglish = desk.language === 'en'
  const tight = mapText(draft, (text) => tightText(text, isEnglish))
  const isStrict = most !== null
  const fewer = dropSentences(tight, goal, desk, isStrict)
  const beats = wordsOf(fewer) > goal && draft.form === 'script' && isStrict ? dropBeats(fewer, goal) : fewer
  const clauses = needsClauses(beats, goal, isStrict) && isEnglish ? dropClauses(beats, goal) : beats
  const sentencesLeft = isStrict ? withinSentences(clauses, desk) : clauses
  const made = recounted(draft, sentencesLeft)
  if (wordsOf(made) < words) return { draft: made, did: '' }

  const other =
    draft.form === 'hook' && words > 5
      ? (hookFor(draft, desk, { fewerWordsThan: Math.min(words, goal + 1) }) ??
        hookFor(draft, desk, { fewerWordsThan: words }))
      : null
  if (other !== null && desk.fits(other)) {
    return {
      draft: atPart(draft, 0, () => other),
      did: `wrote a shorter hook, since no word of the old one could go: ${wordCount(other)} words instead of ${words}`,
    }
  }
  return { because: `it has ${words} ${words === 1 ? 'word' : 'words'}, and I found none that it can do without` }
}

/** Whether something is added in the same breath, for which there has to be room. */
function addsToo({ instruction }: Desk): boolean {
  const adding: readonly ChangeName[] = ['funny', 'emotion', 'inspiring', 'numbers', 'question', 'action', 'new-action']
  return instruction.changes.some((change) => adding.includes(change))
}

function needsClauses(draft: Draft, goal: number, isStrict: boolean): boolean {
  const isOne = draft.form !== 'script' && sentencesIn(textOf(draft)).length <= 2
  return wordsOf(draft) > goal && (isOne || isStrict)
}

function tightText(text: string, isEnglish: boolean): string {
  return joinSentences(
    sentencesIn(text).map((sentence) => ({ ...sentence, text: tightened(sentence.text, isEnglish) })),
  )
}

/** A sentence that may go. `score` says how much it would be missed. */
interface Candidate extends Sentence {
  score: number
  words: number
  leans: boolean
  isAdded: boolean
  isHeld: boolean
}

function dropSentences(draft: Draft, goal: number, desk: Desk, isStrict: boolean): Draft {
  const parts = draft.parts.map((part) => candidatesOf(part, draft, desk))
  const all = wordsOf(draft)
  const least = isStrict ? 0 : Math.floor(all * LEAST_LEFT)
  let words = all
  while (words > goal) {
    const weakest =
      weakestOf(draft.parts, parts, words - least) ?? (words === all ? weakestOf(draft.parts, parts, words) : null)
    if (weakest === null) break
    const own = parts[weakest.part]!
    const [gone] = own.splice(weakest.at, 1)
    const before = own[weakest.at - 1]
    if (before && gone && (gone.gap.length > before.gap.length || gone.gap === '')) before.gap = gone.gap
    words -= gone!.words
  }
  const left = draft.parts.map((part, at) => ({ ...part, text: joinSentences(parts[at]!) }))
  return { ...draft, parts: left.filter(({ text, kind }) => text !== '' || kind !== 'Re-hook') }
}

function candidatesOf({ text, kind }: Part, { form }: Draft, desk: Desk): Candidate[] {
  const sentences = sentencesIn(text)
  const starts = additionStarts(sentences, PASSING_KINDS, desk)
  return asUnits(sentences, starts).map(({ sentence, isAdded }, at, units) => {
    return {
      ...sentence,
      isAdded,
      words: form === 'hook' ? wordCount(sentence.text) : spokenWords(sentence.text),
      leans: LEANS.test(sentence.text),
      isHeld: /:\s*$/u.test(sentence.text),
      score: scoreOf(sentence.text, kind, at === units.length - 1) - (isAdded ? 5 : 0),
    }
  })
}

/** An addition of several sentences goes as a whole. */
function asUnits(sentences: readonly Sentence[], starts: ReadonlyMap<number, number>) {
  const units: { sentence: Sentence; isAdded: boolean }[] = []
  for (let at = 0; at < sentences.length;) {
    const length = starts.get(at) ?? 1
    const run = sentences.slice(at, at + length)
    units.push({ sentence: { text: joinSentences(run), gap: run.at(-1)!.gap }, isAdded: starts.has(at) })
    at += length
  }
  return units
}

/** The first sentence of a part stays, and so does one that the next leans on, and one of more words than `room`. */
function weakestOf(
  parts: readonly Part[],
  all: readonly Candidate[][],
  room: number,
): { part: number; at: number } | null {
  let best: { part: number; at: number; score: number } | null = null
  for (const [part, own] of all.entries()) {
    const isWhole = own.length === 1 && parts[part]!.kind === 'Re-hook'
    for (let at = isWhole ? 0 : 1; at < own.length; at += 1) {
      const { score, isHeld, words } = own[at]!
      const next = own[at + 1]
      if (isHeld || words > room || (next && next.leans && !next.isAdded)) continue
      if (best === null || score <= best.score) best = { part, at, score }
    }
  }
  return best
}

function scoreOf(text: string, kind: BeatKind | null, isLast: boolean): number {
  return (
    (kind === null ? 3 : WEIGHT[kind]) +
    (/\d/u.test(text) ? 1 : 0) +
    (isLast && kind === null ? 1.5 : 0) +
    (LIGHT.test(text) ? -1.5 : 0) +
    (LEANS.test(text) && !/^(?:but|so|then|no|not)\b/iu.test(text) ? -0.7 : 0) +
    (/:\s/u.test(text) ? 0.7 : 0) +
    (text.split(/\s+/u).length <= 3 ? -0.3 : 0) +
    (/^[#＃\p{Extended_Pictographic}-]/u.test(text) ? 0.5 : 0)
  )
}

/** Drops re-hooks, then points from the last one on, then the setup; one point, the hook and the end stay. */
function dropBeats(draft: Draft, goal: number): Draft {
  let parts = [...draft.parts]
  const drop = (kind: BeatKind, keep: number) => {
    while (wordsOf({ ...draft, parts }) > goal && parts.filter((part) => part.kind === kind).length > keep) {
      const at = parts.findLastIndex((part) => part.kind === kind)
      parts = parts.filter((_, index) => index !== at)
    }
  }
  drop('Re-hook', 0)
  drop('Point', 1)
  drop('Setup', 0)
  if (parts.length > 2) drop('Call to action', 0)
  return { ...draft, parts }
}

/** Cuts what only adds to the longest sentences, until the goal is met. */
function dropClauses(draft: Draft, goal: number): Draft {
  const parts = draft.parts.map(({ text }) => sentencesIn(text))
  let over = wordsOf(draft) - goal
  const all = parts.flat().sort((a, b) => b.text.length - a.text.length)
  for (const sentence of all) {
    if (over <= 0) break
    const words = wordCount(sentence.text)
    const starts = beginningsThatStand(sentence.text)
    const start = starts.find((candidate) => words - wordCount(candidate) >= over) ?? starts.at(-1)
    if (start === undefined) continue
    over -= words - wordCount(start)
    sentence.text = start
  }
  return { ...draft, parts: draft.parts.map((part, at) => ({ ...part, text: joinSentences(parts[at]!) })) }
}

/** Keeps so many sentences at most where sentences were asked for: the first, and those that matter most. */
function withinSentences(draft: Draft, { instruction }: Desk): Draft {
  const { goal } = instruction
  if (goal?.unit !== 'sentences' || draft.form === 'script') return draft
  return mapText(draft, (text) => {
    const sentences = sentencesIn(text)
    if (sentences.length <= goal.amount) return text
    const kept = sentences.slice(0, Math.max(1, goal.amount))
    return joinSentences(kept)
  })
}
