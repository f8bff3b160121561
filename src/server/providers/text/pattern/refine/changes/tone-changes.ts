import { withoutAdditions } from '../additions/additions.ts'
import { type AdditionKind } from '../additions/addition-set.ts'
import { type Change, ENGLISH_ONLY, type Outcome } from '../desk.ts'
import { mapText, textOf } from '../draft.ts'
import { CASUAL_OPENING, EVERYDAY_WORDS, FORMAL_WORDS, SIMPLE_WORDS } from '../text/register.data.ts'
import { joinSentences, sentencesIn } from '../text/sentences.ts'
import { withLongForms, withShortForms } from '../text/short-forms.ts'
import { swapWords } from '../text/swap-words.ts'
import { addLine } from './add-lines.ts'
import { rewrittenHook } from './new-hook.ts'

/** Short forms and everyday words; where there is nothing to loosen, an opening as among friends. */
export const makeCasual: Change = (draft, desk) => {
  if (desk.language !== 'en') return { because: ENGLISH_ONLY }
  let forms = 0
  let words = 0
  const next = mapText(draft, (text) => {
    const loose = swapWords(text, EVERYDAY_WORDS)
    const short = withShortForms(loose.text)
    words += loose.count
    forms += short.count
    return short.text
  })
  if (forms + words > 0 && desk.fits(textOf(next))) {
    return {
      draft: next,
      did: `made it more casual with ${listed([counted(forms, 'short form'), counted(words, 'everyday word')])}`,
    }
  }
  const opened = addLine(draft, desk, {
    kind: 'casual',
    place: 'start',
    did: () => 'opened it the way you would with a friend',
  })
  if (textOf(draft) !== '' && withoutAdditions(textOf(draft), ['casual'], desk).removed > 0)
    return { because: 'it is as casual as I can make it' }
  return opened
}

/** Long forms, no slang, full stops for exclamation marks. */
export const makeFormal: Change = (draft, desk) => {
  if (desk.language !== 'en') return { because: ENGLISH_ONLY }
  let forms = 0
  let words = 0
  let marks = 0
  const next = mapText(draft, (text) => {
    const plain = withoutAdditions(text, ['casual', 'funny'], desk).text
    const long = withLongForms(plain)
    const sober = swapWords(long.text, FORMAL_WORDS)
    forms += long.count
    words += sober.count + (plain === text ? 0 : 1)
    return joinSentences(
      sentencesIn(sober.text).map(({ text: sentence, gap }) => {
        const opened = sentence.replace(CASUAL_OPENING, '')
        const kept = opened === sentence ? sentence : opened.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        if (kept !== sentence) words += 1
        const calm = kept.replace(/!+(?=["”’)\]]*$)/u, '.').replace(/\?!+/u, '?')
        if (calm !== kept) marks += 1
        return { text: calm, gap }
      }),
    )
  })
  if (forms + words + marks === 0) {
    return (
      rewrittenHook(draft, desk, 'professional') ?? {
        because: 'it is formal already: I found no short forms, slang or exclamation marks in it',
      }
    )
  }
  if (!desk.fits(textOf(next))) return { because: 'the long forms would not fit into the 20 words of a hook' }
  const what = [
    counted(forms, 'short form', 'written out'),
    counted(words, 'casual wording', 'taken out'),
    counted(marks, 'exclamation mark', 'calmed down'),
  ]
  return { draft: next, did: `made it more formal: ${listed(what)}` }
}

/** Simple words for hard ones, and long sentences cut in two. */
export const makeSimple: Change = (draft, desk) => {
  if (desk.language !== 'en') return { because: ENGLISH_ONLY }
  let words = 0
  let cuts = 0
  const next = mapText(draft, (text) => {
    const simple = swapWords(text, SIMPLE_WORDS)
    words += simple.count
    const split = splitLong(simple.text, 16)
    cuts += split.count
    return split.text
  })
  if (words + cuts === 0) return { because: 'the words are simple already, and no sentence is too long' }
  const what = [counted(words, 'simpler word'), counted(cuts, 'long sentence', 'split')]
  return { draft: next, did: `made it simpler: ${listed(what)}` }
}

const JOINT =
  /(?:;\s+|\s+[–—]\s+|,\s+(?:and|but|so)\s+)(?=(?:you|I|we|they|it|this|that|there|he|she|don't|do not|the|your|my)\b)/iu

/** Cuts sentences above so many words where two are joined by "and", "but", "so", a dash or a semicolon. */
export function splitLong(text: string, most: number): { text: string; count: number } {
  let count = 0
  const sentences = sentencesIn(text).map(({ text: sentence, gap }) => {
    if (
      sentence.split(/\s+/u).length <= most ||
      /["“”?]/u.test(sentence) ||
      /^(?:if|when|because|although|while|as|since|not only)\b/iu.test(sentence)
    ) {
      return { text: sentence, gap }
    }
    const joint = JOINT.exec(sentence)
    if (!joint || sentence.slice(0, joint.index).split(/\s+/u).length < 4) return { text: sentence, gap }
    count += 1
    const word = /\b(?:but|so)\b/iu.exec(joint[0])?.[0].toLowerCase()
    const rest = sentence.slice(joint.index + joint[0].length)
    const opened = word === undefined ? rest : `${word} ${rest}`
    return { text: `${sentence.slice(0, joint.index)}. ${opened.charAt(0).toUpperCase()}${opened.slice(1)}`, gap }
  })
  return count === 0 ? { text, count } : { text: joinSentences(sentences), count }
}

/** Takes out lines of a kind that were added here; says so where there are none. */
export function takeOut(kinds: readonly AdditionKind[], { did, none }: { did: string; none: string }): Change {
  return (draft, desk): Outcome => {
    const next = mapText(draft, (text) => withoutAdditions(text, kinds, desk).text)
    return textOf(next) === textOf(draft) ? { because: none } : { draft: next, did }
  }
}

function counted(count: number, noun: string, done = ''): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}${done === '' ? '' : ` ${done}`}`
}

function listed(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '')
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)!}`
}
