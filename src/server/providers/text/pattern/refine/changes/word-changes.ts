import { readTopic } from '../../topic/topic-form.ts'
import { type Desk, type Outcome } from '../desk.ts'
import { atPart, type Draft, mapText, textOf } from '../draft.ts'
import { type WordRequest } from '../instruction/instruction.ts'
import { articlesFixed } from '../text/swap-words.ts'
import { placed } from './add-lines.ts'
import { hookFor } from './new-hook.ts'

/** Does what a request with words of its own asks for. */
export function changeWords(draft: Draft, desk: Desk, request: WordRequest): Outcome {
  switch (request.type) {
    case 'replace':
      return replaced(draft, desk, request.from, request.to)
    case 'remove':
      return replaced(draft, desk, request.words, '')
    case 'insert': {
      const part = request.at === 'end' ? draft.parts.length - 1 : 0
      const next = atPart(draft, part, (text) => placed(text, request.words, request.at))
      if (!desk.fits(textOf(next))) return { because: 'there is no room for these words' }
      return { draft: next, did: `added “${request.words}” at the ${request.at}` }
    }
    case 'topic':
      return aboutTopic(draft, desk, request.to)
  }
}

function replaced(draft: Draft, desk: Desk, from: string, to: string): Outcome {
  let count = 0
  const swap = (text: string): string => {
    const swapped = text.replace(wholeWords(from), (found) => {
      count += 1
      return inCaseOf(found, from, to)
    })
    const fixed = articlesFixed(text, swapped)
    return to === '' && swapped !== text ? tidied(fixed, text) : fixed
  }
  const next = { ...mapText(draft, swap), hashtags: draft.hashtags }
  if (count === 0) return { because: `I could not find “${from}” in the text` }
  if (textOf(next) === textOf(draft)) return { because: 'that would change nothing' }
  if (textOf(next).trim() === '' || next.parts.some(({ text }, at) => text === '' && draft.parts[at]!.text !== ''))
    return { because: 'nothing would be left of the text' }
  if (!desk.fits(textOf(next))) return { because: 'it would be too long with that' }
  const times = count === 1 ? '' : `, ${count} times`
  return { draft: next, did: to === '' ? `took out “${from}”${times}` : `replaced “${from}” with “${to}”${times}` }
}

function wholeWords(words: string): RegExp {
  const source = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replace(/\s+/gu, String.raw`\s+`)
  const before = /^[\p{L}\p{N}]/u.test(words.trim()) ? String.raw`(?<![\p{L}\p{M}\p{N}])` : ''
  const after = /[\p{L}\p{N}]$/u.test(words.trim()) ? String.raw`(?![\p{L}\p{M}\p{N}])` : ''
  return new RegExp(`${before}${source}${after}`, 'giu')
}

function inCaseOf(found: string, from: string, to: string): string {
  const isRaised = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(from) && /^\p{Ll}/u.test(to)
  if (isRaised && found.length > 1 && found === found.toUpperCase() && /\p{L}{2}/u.test(found)) return to.toUpperCase()
  return isRaised ? to.charAt(0).toUpperCase() + to.slice(1) : to
}

function tidied(text: string, before: string): string {
  const plain = text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+(?=[.,;:!?…])/gu, '')
    .replace(/^[\s,;:]+/u, '')
  return /^\p{Lu}/u.test(before) ? plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : plain
}

/** A hook is written anew for another topic; in a text the words of the topic are replaced. */
function aboutTopic(draft: Draft, desk: Desk, to: string): Outcome {
  if (draft.form === 'hook') {
    const hook = hookFor(draft, desk, { topic: to })
    if (hook !== null && desk.fits(hook))
      return { draft: atPart(draft, 0, () => hook), did: `wrote a new hook about ${readTopic(to).brief.label}` }
    return { because: 'I have no hook for that topic' }
  }
  const { phrases, brief } = desk.topic
  const names = [
    ...new Set([phrases.noun, phrases.label, brief.noun, brief.label, phrases.kind, phrases.doing]),
  ].filter((name): name is string => name !== undefined && name !== '')
  for (const name of names) {
    const made = replaced(draft, desk, name, to)
    if ('draft' in made) return made
  }
  return { because: 'a whole new topic needs a new text: start one with that topic, and refine it here' }
}
