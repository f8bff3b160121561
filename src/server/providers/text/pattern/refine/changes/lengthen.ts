import { hookKey } from '../../../../../../shared/features/hooks/hooks.rules.ts'
import { linesFor } from '../additions/additions.ts'
import { type Change, ENGLISH_ONLY } from '../desk.ts'
import { atPart, type Draft, textOf, wordsOf } from '../draft.ts'
import { addLine, placed } from './add-lines.ts'
import { leastWords } from './length-goals.ts'

/** Adds detail: one line to a hook, one after the other to a text, spread over the points of a script. */
export const lengthen: Change = (draft, desk) => {
  if (desk.language !== 'en') return { because: ENGLISH_ONLY }
  const least = leastWords(draft, desk.instruction)
  const words = wordsOf(draft)
  if (words >= least) return { because: `it has ${words} words already` }
  if (draft.form === 'hook') {
    const made = addLine(draft, desk, { kind: 'detail', place: 'end', did: () => 'added a few words of detail' })
    return 'draft' in made && wordsOf(made.draft) <= words
      ? { because: 'a hook has at most 20 words, and this one is full' }
      : made
  }
  const now = hookKey(textOf(draft))
  const lines = linesFor('detail', desk).filter(
    (line, at, all) => all.indexOf(line) === at && !now.includes(hookKey(line)),
  )
  const long = lines.filter((line) => line.split(' ').length > 6)
  const places = partsToGrow(draft)
  let next = draft
  let added = 0
  for (const line of long) {
    if (wordsOf(next) >= least) break
    const part = places[added % places.length]!
    const longer = atPart(next, part, (text) => placed(text, line, draft.form === 'script' ? 'end' : 'late'))
    if (!desk.fits(textOf(longer))) break
    next = longer
    added += 1
  }
  if (added === 0) return { because: 'I have nothing left to add without making things up' }
  return { draft: next, did: '' }
}

/** Where detail belongs: the points, else the setup and the payoff, else all but the first and last beat. */
function partsToGrow({ parts }: Draft): number[] {
  const all = [...parts.keys()]
  for (const kinds of [['Point'], ['Setup', 'Payoff']]) {
    const found = all.filter((at) => kinds.includes(parts[at]!.kind ?? ''))
    if (found.length > 0) return found
  }
  return [all.length - 1]
}
