import { withoutAdditions } from '../additions/additions.ts'
import { type AdditionKind } from '../additions/addition-set.ts'
import { type Change, type Desk, type Outcome } from '../desk.ts'
import { atPart, type Draft, mapText, textOf } from '../draft.ts'
import { joinSentences, sentencesIn } from '../text/sentences.ts'
import { addLine, NO_ROOM, placed, type Place } from './add-lines.ts'
import { asksToAct } from './call-to-action.ts'
import { hookFor, rewrittenHook } from './new-hook.ts'

/** Where a script takes a line: by the first beat of these kinds that it has. */
function partOf({ parts }: Draft, kinds: readonly string[]): number {
  for (const kind of kinds) {
    const at = parts.findIndex((part) => part.kind === kind)
    if (at !== -1) return at
  }
  return parts.length - 1
}

function added(kind: AdditionKind, did: string, place: Place, kinds: readonly string[]): Change {
  return (draft, desk) =>
    addLine(draft, desk, { kind, place: placeIn(draft, place), parts: [partOf(draft, kinds)], did: () => did })
}

/** In a script a line closes its beat. */
function placeIn({ form }: Draft, place: Place): Place {
  return form === 'script' ? 'end' : place
}

/** A long script can take a second line of a kind: so many beats carry one. */
const BEATS_FOR_ONE = 9

export const addEmotion: Change = (draft, desk) => {
  const second = draft.parts.length > BEATS_FOR_ONE ? [partOf(draft, ['Payoff'])] : []
  return addLine(draft, desk, {
    kind: 'emotion',
    place: placeIn(draft, 'early'),
    parts: [partOf(draft, ['Setup', 'Point']), ...second],
    did: (count) => (count === 1 ? 'added a line about how it feels' : 'added two lines about how it feels'),
  })
}

export const addCourage: Change = (draft, desk) => {
  const made = added('inspiring', 'added a line of encouragement', 'end', ['Payoff', 'Point'])(draft, desk)
  return 'because' in made && made.because === NO_ROOM ? (rewrittenHook(draft, desk, 'inspiring') ?? made) : made
}

export const addJoke: Change = (draft, desk) => {
  if (desk.isGrave) return { because: 'the topic is too heavy for a joke, so I left it out' }
  const points = [...draft.parts.keys()].filter((at) => draft.parts[at]!.kind === 'Point')
  const second = draft.parts.length > BEATS_FOR_ONE ? points.slice(-1) : []
  const made = addLine(draft, desk, {
    kind: 'funny',
    place: placeIn(draft, 'late'),
    parts: [partOf(draft, ['Point', 'Setup']), ...second],
    did: (count) => (count === 1 ? 'added a dry aside' : 'added two dry asides'),
  })
  return 'because' in made && made.because === NO_ROOM ? (rewrittenHook(draft, desk, 'humorous') ?? made) : made
}

const VAGUE: readonly (readonly [RegExp, string])[] = [
  [/\ba couple of (?=\p{L}+s\b)/iu, 'two '],
  [
    /\b(?:a few|several|some) (?=(?:\p{L}+ )?(?:things|steps|points|ways|tips|ideas|tricks|rules|habits|tries|questions|minutes)\b)/iu,
    'three ',
  ],
]
const STEP_NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const NUMBERED =
  /^(?:(?:number|step|point|part|tip) (?:\d+|\p{L}+)|\d+|one|two|three|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|finally|last)\b/iu

function hasNumber(text: string): boolean {
  return /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(text)
}

/** Numbers as advice: vague amounts get one, the points of a script are counted, else a line brings one. */
export const addNumbers: Change = (draft, desk) => {
  const points = draft.parts.filter(({ kind }) => kind === 'Point')
  if (
    desk.language === 'en' &&
    points.length > 1 &&
    points.length <= 10 &&
    !points.some(({ text }) => NUMBERED.test(text))
  ) {
    let seen = 0
    const next = mapText(draft, (text, { kind }) => {
      if (kind !== 'Point') return text
      seen += 1
      return `Number ${(STEP_NAMES[seen - 1] ?? '').toLowerCase()}. ${text}`
    })
    return { draft: next, did: `numbered the ${points.length} points` }
  }
  if (desk.language === 'en') {
    for (const [vague, exact] of VAGUE) {
      const at = draft.parts.findIndex(({ text }) => vague.test(text))
      if (at === -1) continue
      const next = atPart(draft, at, (text) =>
        text.replace(vague, (found) =>
          /^\p{Lu}/u.test(found) ? exact.charAt(0).toUpperCase() + exact.slice(1) : exact,
        ),
      )
      if (desk.fits(textOf(next))) return { draft: next, did: `put a number where it was vague: “${exact.trim()}”` }
    }
  }
  if (draft.form === 'hook' && hasNumber(withoutAdditions(textOf(draft), ['numbers'], desk).text)) {
    return { because: 'it has a number already' }
  }
  return added('numbers', 'added a number as advice', 'late', ['Payoff', 'Setup'])(draft, desk)
}

/** A question at the end, about the topic; in other languages one of their hooks. */
export const addQuestion: Change = (draft, desk) => {
  const end = draft.parts.length - 1
  if (/[?？؟]["”’)\]\s\p{Extended_Pictographic}]*$/u.test(textOf(draft).trim()) && !isOwnQuestion(draft, desk)) {
    return { because: 'it ends with a question already' }
  }
  if (desk.language !== 'en') return foreignQuestion(draft, desk, end)
  return addLine(draft, desk, {
    kind: 'question',
    place: 'end',
    parts: [end],
    did: () => 'added a question at the end',
  })
}

function isOwnQuestion(draft: Draft, desk: Desk): boolean {
  return withoutAdditions(draft.parts.at(-1)?.text ?? '', ['question'], desk).removed > 0
}

function foreignQuestion(draft: Draft, desk: Desk, end: number): Outcome {
  const isSame = desk.topic.language === desk.language && desk.language !== 'other'
  const question = isSame ? hookFor(draft, desk, { pattern: 'Question' }) : null
  if (question === null) return { because: 'I do not know how to ask in this language' }
  const next =
    draft.form === 'hook'
      ? atPart(draft, 0, () => question)
      : atPart(draft, end, (text) => placed(text, question, 'end'))
  if (!desk.fits(textOf(next))) return { because: NO_ROOM }
  return { draft: next, did: draft.form === 'hook' ? 'wrote the hook as a question' : 'added a question at the end' }
}

/** Takes out the last question: the one that was added, else the last sentence that asks. */
export const removeQuestion: Change = (draft, desk) => {
  const clean = mapText(draft, (text) => withoutAdditions(text, ['question'], desk).text)
  if (textOf(clean) !== textOf(draft)) return { draft: clean, did: 'took the question out' }
  return withoutSentences(draft, (text) => /[?？؟]["”’)\]\s\p{Extended_Pictographic}]*$/u.test(text), {
    one: 'took the question out',
    many: (count) => `took ${count} questions out`,
    none: 'there is no question in it',
    only: 'the question is all there is, so I left it; ask for another hook instead',
  })
}

/** Asks for one thing, by what the creator wants most. */
export const addAction: Change = (draft, desk) => {
  const own = withoutAdditions(textOf(draft), ['action'], desk).removed > 0
  if (!own && actionsIn(draft).length > 0)
    return { because: `it has a call to action already: “${clipped(actionsIn(draft)[0]!)}”` }
  return added('action', 'added a call to action', 'end', ['Call to action'])(draft, desk)
}

/** Writes another call to action in place of the one there is. */
export const renewAction: Change = (draft, desk) => {
  const bare = removeAction(draft, desk)
  return added('action', 'wrote a new call to action', 'end', ['Call to action'])(
    'draft' in bare ? bare.draft : draft,
    desk,
  )
}

export const removeAction: Change = (draft, desk) => {
  const clean = mapText(draft, (text) => withoutAdditions(text, ['action'], desk).text)
  const beats = clean.parts.filter(({ kind }) => kind !== 'Call to action')
  if (draft.form === 'script' && beats.length > 0 && beats.length < clean.parts.length) {
    return { draft: { ...clean, parts: beats }, did: 'took the call to action out' }
  }
  if (textOf(clean) !== textOf(draft)) return { draft: clean, did: 'took the call to action out' }
  return withoutSentences(draft, asksToAct, {
    one: 'took the call to action out',
    many: (count) => `took ${count} calls to action out`,
    none: 'I found no call to action in it',
    only: 'the call to action is all there is, so I left it',
  })
}

function actionsIn(draft: Draft): string[] {
  const beat = draft.parts.find(({ kind }) => kind === 'Call to action')
  if (beat !== undefined && beat.text.trim() !== '') return [beat.text]
  return draft.parts
    .flatMap(({ text }) => sentencesIn(text))
    .map(({ text }) => text)
    .filter(asksToAct)
    .slice(-1)
}

/** Takes out statistics nobody asked for is not possible by rules: what a number means has to be known. */
export const removeNumbers: Change = () => ({
  because: 'I cannot tell which numbers the text can do without; name one, as in: replace 5 with five',
})

interface Said {
  one: string
  many: (count: number) => string
  none: string
  only: string
}

function withoutSentences(draft: Draft, isGone: (text: string) => boolean, said: Said): Outcome {
  let count = 0
  const next = mapText(draft, (text) => {
    const sentences = sentencesIn(text)
    const kept = sentences.filter((sentence) => !isGone(sentence.text))
    if (kept.length === 0) return text
    count += sentences.length - kept.length
    return kept.length === sentences.length ? text : joinSentences(kept)
  })
  if (count > 0) return { draft: next, did: count === 1 ? said.one : said.many(count) }
  return {
    because: draft.parts.some(({ text }) => sentencesIn(text).some((sentence) => isGone(sentence.text)))
      ? said.only
      : said.none,
  }
}

function clipped(text: string): string {
  const words = text.replace(/\s+/gu, ' ').split(' ')
  return words.length > 12 ? `${words.slice(0, 12).join(' ')} …` : words.join(' ')
}
