import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUICK_SUGGESTIONS, TOOL_TYPES } from '../../../../../shared/features/conversations/conversations.constants.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { captionContent, readCaptionContent } from '../../../../../shared/features/library/library.rules.ts'
import { readScript, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { refineDraft } from './refine-draft.ts'

const HOOK = 'Sourdough takes patience, not talent.'
const CAPTION = captionContent({ text: 'Dough takes patience 🍞.\n\nStart small. #bread', hashtags: ['#dough'] })
const POINT = { kind: 'Point', text: 'Feed it daily. Bubbles come after six hours.', direction: '' } as const
const WAIT = { ...POINT, text: 'Fold it three times.', slot: 'Say how long you wait' }
const SCRIPT = scriptText([{ ...POINT, kind: 'Hook', text: HOOK }, POINT, WAIT], { directions: true })
const FACTS = ['my first loaf took 9 tries', 'I cried over it']

const BRIEF = {
  toolType: 'script',
  content: HOOK,
  originalPrompt: 'how to lose 40 pounds in 12 weeks',
  seed: 1,
} as const
const refine = (message: string, over: Partial<RefineBrief> = {}) =>
  refineDraft({ ...BRIEF, message, creator: null, userInput: undefined, ...over })
function refineContent(message: string, over: Partial<RefineBrief> = {}): string {
  const made = refine(message, over)
  if ('answer' in made) throw new Error(made.answer)
  expect(made.note).toMatch(/^\P{Ll}.*[.”]$/su)
  return made.content
}
function spokenIn(content: string): string {
  const texts = readScript(content)?.map(({ text }) => text)
  return texts?.join('\n\n') ?? readCaptionContent(content)?.text ?? content
}

describe.each([HOOK, CAPTION, SCRIPT])('of %s', (content) => {
  const before = spokenIn(content)
  it.each<[message: string, after: RegExp | string]>([
    ['longer please', /y first loaf took 9 tries\./u],
    ['Add more emotion', /I cried over it\./u],
    ['add a number from my facts', /y first loaf took 9 tries\./u],
    ['Add a question', content === SCRIPT ? /talent\. [^.]*\?\n/u : /\?$/u],
    ['Please add this sentence: "Salt, and more."', /Salt, and more\.$/u],
    ['begin with "Listen."', /^Listen\. \p{Lu}/u],
    ['mention Acme', /\bAcme\b/u],
    ['put my brand "Acme" in', /\bAcme\b/u],
    ['put my brand in: Acme', /\bAcme\b/u],
    ['replace patience with nerve', before.replace('patience', 'nerve')],
    ['use nerve instead of "patience"', before.replace('patience', 'nerve')],
    ['remove "patience"', /^(?!.*patience)/su],
  ])('%s', (message, after) => {
    const made = spokenIn(refineContent(message, { content, details: FACTS }))
    if (typeof after === 'string') expect(made).toBe(after)
    else expect(made).toMatch(after)
  })

  it('shortens and restores the text; slots stay', () => {
    const made = refineContent('Make it shorter', { content })
    expect(spokenWords(spokenIn(made))).toBeLessThan(spokenWords(before))
    expect(readScript(made)?.at(-1)?.slot).toBe(readScript(content)?.at(-1)?.slot)
    expect(refineContent('undo', { content: made, before: content })).toBe(content)
  })
})

it.each([
  ['shorter', 'After 10 years I quit sugar, and it changed how I sleep.', 'After 10 years I quit sugar.'],
  ['shorter', 'I lost 40 pounds in 12 weeks without a gym', 'I lost 40 pounds in 12 weeks'],
  ['shorter', 'Bread', 'Bre…'],
  ['cut it to 3 words', 'Stop buying bread. Bake it.', 'Stop buying bread.'],
  ['casual', 'I do not know how good it is. However, we are happy.', "I don't know how good it is. But we're happy."],
  ['less formal', 'Bread is easy.', 'Well, Bread is easy.'],
  ['Include numbers', HOOK, `${HOOK} In 12 weeks.`],
  ['Include numbers', '40 pounds in 12 weeks.', 'Number 1: 40 pounds in 12 weeks.'],
  ['remove emojis', 'Bread 🍞 is fun 👩‍🍳! © 2026', 'Bread is fun! © 2026'],
  ['no hashtags', 'Try #sourdough today.\n\n#bread #easy', 'Try sourdough today.'],
  ['no hashtags', '{"caption":"A.","hashtags":["#a"],"titles":["T"]}', '{"caption":"A.","hashtags":[],"titles":["T"]}'],
  ['keep only the first line', 'One. Two.', 'One.'],
  ['make it a numbered list', 'Buy flour. Add water. Yours?', '1. Buy flour.\n2. Add water.\nYours?'],
  ['replace salt and pepper with sugar', 'Salt and pepper, salted', 'Sugar, salted'],
  ['shorter, and add a question', HOOK, 'Sourdough takes patience. What would you add?'],
  ['Add a question', 'Brot backen ohne Hefe ist einfach', 'Brot backen ohne Hefe ist einfach 🤔'],
  ['shorter and translate it', HOOK, 'Sourdough takes patience.'],
])('%s: %s', (message, content, after) => expect(refineContent(message, { content })).toBe(after))

const FOR_AN_AI = `translate it to German|less casual|Add Hashtags|shorter but keep the joke|don't make it longer
  |mention the weather|change it to a poem|   |🍞`
it.each(FOR_AN_AI.split('|'))('refuses without a change what needs an AI: %s', (message) => {
  const answer = expect.stringMatching(/^An AI can do this; the draft writer can: .*undo\. Nothing was changed\.$/u)
  expect(refine(message)).toEqual({ answer })
})

it.each([
  ['shorter', 'B', 'It is one letter already.'],
  ['cut it to 30 seconds', HOOK, 'It has 5 words.'],
  ['longer', HOOK, 'To make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake.'],
  ['undo', HOOK, 'This is what it began with.'],
  ['replace butter by oil', HOOK, '“butter” is not in it.'],
  ['shorter', '{"a":"One. Two."}', 'There is no text here that I can read.'],
])('answers without a change where there is nothing to do: %s', (message, content, said) => {
  expect(refine(message, { content })).toEqual({ answer: `${said} Nothing was changed.` })
})

describe('the five suggestions', () => {
  const pieces = 'bread|I am|40 lbs|(so)|\n\n|. |, |🍞|#a|日本の朝|in 2 years'.split('|')
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.array(fc.constantFrom(...pieces, 'x'.repeat(60)), { maxLength: 60 }).map((parts) => parts.join(' ')),
  )
  const buildBeat = (text: string) => ({ ...POINT, text })
  const brief = fc.record({
    content: fc.oneof(
      anyText,
      anyText.map((text) => captionContent({ text, hashtags: ['#a'] })),
      fc.tuple(anyText, anyText).map((texts) => scriptText(texts.map(buildBeat), { directions: true })),
    ),
    message: fc.constantFrom(...QUICK_SUGGESTIONS),
    toolType: fc.constantFrom(...TOOL_TYPES),
    seed: fc.nat(),
    userInput: fc.constantFrom(undefined, { content: 'x', platform: 'Instagram', style: 'trending' } as const),
  })
  const readForm = (content: string) => [readScript(content) === null, readCaptionContent(content) === null]

  it('change any text, within the limits of its tool', () => {
    const property = fc.property(brief, ({ message, ...over }) => {
      const { content, toolType } = over
      const said = spokenIn(content)
      // Of one letter or number nothing can go.
      fc.pre(message === 'Make it shorter' ? /\p{L}\p{L}/u.test(said) : spokenWords(said) > 0)
      const made = refineContent(message, over)
      expect(made).not.toBe(content)
      expect(readForm(made)).toEqual(readForm(content))
      if (toolType === 'hook' && said === content && isUsableHook(content)) expect(made).toSatisfy(isUsableHook)
    })
    fc.assert(property, { numRuns: 300 })
  })

  it.each(['a'.repeat(30_000), 'It is so. '.repeat(2_900), 'in a '.repeat(5_900)])('run in linear time: %#', (text) => {
    const from = performance.now()
    for (const message of QUICK_SUGGESTIONS) refineContent(message, { content: text.trim() })
    expect(performance.now() - from).toBeLessThan(3_000)
  })
})
