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
const POINT = {
  kind: 'Point',
  text: 'Feed it daily. It is not hard. Bubbles come after six hours.',
  direction: '',
} as const
const WAIT = { ...POINT, text: 'Fold it three times.', slot: 'Say how long you wait' }
const SCRIPT = scriptText([{ ...POINT, kind: 'Hook', text: HOOK }, POINT, WAIT], { directions: true })
const PROSE = 'It takes patience. However, I found something better in 2024.\n\nIt is sleep.'

const refine = (message: string, over: Partial<RefineBrief> = {}) => {
  const usual = { toolType: 'script', content: HOOK, originalPrompt: 'sourdough', seed: 1 } as const
  return refineDraft({ ...usual, message, creator: null, userInput: undefined, ...over })
}

function contentOf(message: string, over: Partial<RefineBrief> = {}): string {
  const made = refine(message, over)
  if ('answer' in made) throw new Error(made.answer)
  expect(made.note).toMatch(/^\P{Ll}.*[.”]$/su)
  return made.content
}

/** The words of a new version, without cues. */
const versionOf = (message: string, over: Partial<RefineBrief> = {}): string => spokenIn(contentOf(message, over))
const spokenIn = (content: string): string =>
  readScript(content)
    ?.map(({ text }) => text)
    .join('\n\n') ??
  readCaptionContent(content)?.text ??
  content

it.each([HOOK, CAPTION, SCRIPT, PROSE])('refines what it can do exactly: %s', (content) => {
  const before = spokenIn(content)
  const details = [before.slice(0, 9), 'my first loaf took 9 tries', 'I cried over it']
  const shorter = versionOf('Make it shorter', { content })
  expect(spokenWords(shorter)).toBeLessThan(spokenWords(before))
  expect(shorter).not.toContain('…')
  expect(versionOf('longer please', { content, details })).toContain('y first loaf took 9 tries.')
  expect(versionOf('Add more emotion', { content, details })).toContain('I cried over it.')
  expect(versionOf('Add a question', { content })).toMatch(/\?$/u)
  expect(versionOf('Please add this sentence: "Salt, and more."', { content })).toMatch(/Salt, and more\.$/u)
  expect(versionOf('begin with "Listen."', { content })).toMatch(/^Listen\. \p{Lu}/u)
  for (const message of ['mention Acme', 'put my brand "Acme" in', 'include our shop Acme.'])
    expect(versionOf(message, { content })).toMatch(/\bAcme\b/u)
  for (const message of [
    'replace patience with nerve',
    'change "patience" to "nerve"',
    'use nerve instead of patience',
  ])
    expect(versionOf(message, { content })).toBe(before.replace('patience', 'nerve'))
  expect(versionOf('remove "patience"', { content })).not.toContain('patience')
  expect(contentOf('undo', { content: 'New.', before: content })).toBe(content)
})

it.each([
  ['shorter', 'After 10 years I quit sugar, and it changed how I sleep.', 'After 10 years I quit sugar.'],
  ['shorter', 'I lost 40 pounds in 12 weeks without a gym', 'I lost 40 pounds in 12 weeks'],
  ['shorter', 'This is really good bread (I promise).', 'This is good bread (I promise).'],
  ['shorter', 'Stop buying bread.', 'Stop buying…'],
  ['casual', 'I do not know how good it is. However, we are happy.', "I don't know how good it is. But we're happy."],
  ['less formal', 'Bread is easy.', 'Real talk: Bread is easy.'],
  ['Include numbers', 'Three loaves, two ovens', '3 loaves, 2 ovens'],
  ['Include numbers', HOOK, `1 thing: ${HOOK}`],
  ['remove emojis', 'Bread 🍞 is fun 👩‍🍳! © 2026', 'Bread is fun! © 2026'],
  ['no hashtags', 'Try #sourdough today.\n\n#bread #easy', 'Try sourdough today.'],
  ['no hashtags', '{"caption":"A.","hashtags":["#a"],"titles":["T"]}', '{"caption":"A.","hashtags":[],"titles":["T"]}'],
  ['keep only the first line', 'One. Two.', 'One.'],
  ['make it a numbered list', 'Buy flour. Add water.', '1. Buy flour.\n2. Add water.'],
  ['replace salt and pepper with sugar', 'Salt and pepper, salted', 'Sugar, salted'],
  ['shorter, and add a question', HOOK, 'Sourdough takes patience. What about you?'],
  ['Add a question', 'Brot backen ohne Hefe ist einfach', 'Brot backen ohne Hefe ist einfach. Und bei dir?'],
])('%s: %s', (message, content, after) => {
  expect(contentOf(message, { content })).toBe(after)
})

it('takes numbers from facts, else from the topic', () => {
  expect(versionOf('Include numbers', { details: ['slow', '9 loaves'] })).toBe(`${HOOK} 9 loaves.`)
  const originalPrompt = 'how to lose 40 pounds in 12 weeks'
  expect(versionOf('Include numbers', { originalPrompt })).toBe(`${HOOK} 40 pounds in 12 weeks.`)
})

it('keeps what is to be filled in of a script', () => {
  const slots = (content: string) => readScript(content)?.map(({ slot }) => slot)
  expect(slots(contentOf('shorter', { content: SCRIPT }))).toEqual(slots(SCRIPT))
})

const FOR_AN_AI = `translate it to German|make it funnier|less casual|write it like Hemingway|what do you think?|Add Hashtags
  |shorter but keep the joke|don't make it longer|mention the weather|change it to a poem|   |🍞`
it.each(FOR_AN_AI.split('|'))('leaves what takes an AI to one, and changes nothing: %s', (message) => {
  const answer = expect.stringMatching(/^An AI can do this; the draft writer can: .*undo\. Nothing was changed\.$/u)
  expect(refine(message)).toEqual({ answer })
})

it.each([
  ['shorter', 'Bread', 'It is one word already.'],
  ['longer', HOOK, 'To make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake.'],
  ['undo', HOOK, 'This is what it began with.'],
  ['replace butter by oil', HOOK, '“butter” is not in it.'],
  ['shorter', '{"a":"One. Two."}', 'There is no text here that I can read.'],
])('says so where nothing is to be done: %s', (message, content, said) => {
  expect(refine(message, { content })).toEqual({ answer: `${said} Nothing was changed.` })
})

it('does its part of a request and names the rest', () => {
  const note = 'Cut it from 5 words to 3. An AI can do the rest: “translate it”.'
  expect(refine('shorter and translate it')).toEqual({ content: 'Sourdough takes patience.', note })
})

describe('the five suggestions', () => {
  const pieces = [
    'bread',
    'I am',
    '40 lbs',
    '(so)',
    '\n\n',
    '. ',
    ', ',
    '🍞',
    '#a',
    '日本の朝',
    'in 2 years',
    'x'.repeat(60),
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
  )
  const anyContent = fc.oneof(
    anyText,
    anyText.map((text) => captionContent({ text, hashtags: ['#a'] })),
    fc.tuple(anyText, anyText).map((all) =>
      scriptText(
        all.map((text) => ({ ...POINT, text })),
        { directions: true },
      ),
    ),
  )

  it('change any text, within the limits of its tool', () => {
    const brief = fc.record({
      content: anyContent,
      message: fc.constantFrom(...QUICK_SUGGESTIONS),
      toolType: fc.constantFrom(...TOOL_TYPES),
      seed: fc.nat(),
      userInput: fc.constantFrom(undefined, { content: 'x', platform: 'Instagram', style: 'trending' } as const),
    })
    const formOf = (content: string) => [readScript(content) === null, readCaptionContent(content) === null]
    const check = ({
      message,
      ...over
    }: Pick<RefineBrief, 'message' | 'content' | 'toolType' | 'seed' | 'userInput'>) => {
      const { content, toolType } = over
      // Of one word nothing can go.
      fc.pre(spokenWords(spokenIn(content)) > (message === 'Make it shorter' ? 1 : 0))
      const made = contentOf(message, over)
      expect(made).not.toBe(content)
      expect(formOf(made)).toEqual(formOf(content))
      if (toolType === 'hook' && isUsableHook(content) && spokenIn(content) === content)
        expect(made).toSatisfy(isUsableHook)
    }
    fc.assert(fc.property(brief, check), { numRuns: 300 })
  })

  it.each(['a'.repeat(30_000), 'It is so. '.repeat(2_900), 'in a '.repeat(5_900)])(
    'take no time for long texts: %#',
    (text) => {
      const from = performance.now()
      for (const message of QUICK_SUGGESTIONS) contentOf(message, { content: text.trim() })
      expect(performance.now() - from).toBeLessThan(3_000)
    },
  )
})
