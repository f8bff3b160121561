import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  QUICK_SUGGESTIONS,
  TOOL_TYPES,
  type ToolType,
} from '../../../../../shared/features/conversations/conversations.constants.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { captionContent, readCaptionContent } from '../../../../../shared/features/library/library.rules.ts'
import { readScript, scriptText } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { refineDraft } from './refine-draft.ts'

const HOOK = 'Sourdough takes patience, not talent.'
const CAPTION = captionContent({
  text: 'Dough takes patience 🍞, and water.\n\nStart small. #bread',
  hashtags: ['#dough'],
})
const POINT = {
  kind: 'Point',
  text: 'Feed it every day. It is not hard. You will see bubbles after six hours.',
  direction: '',
} as const
const SCRIPT = scriptText(
  [
    { kind: 'Hook', text: HOOK, direction: 'Hold up the jar.' },
    POINT,
    { kind: 'Point', text: 'Fold it three times.', direction: '', slot: 'Say how long you wait' },
  ],
  { directions: true },
)
const PROSE = 'It takes patience. However, I found something better in 2024.\n\nIt is sleep.'

const refine = (message: string, over: Partial<RefineBrief> = {}) => {
  const usual = { toolType: 'hook', content: HOOK, originalPrompt: 'sourdough', seed: 1 } as const
  return refineDraft({ ...usual, message, creator: null, userInput: undefined, ...over })
}

/** The words of a new version, without cues; fails on an answer. */
function versionOf(message: string, over: Partial<RefineBrief> = {}): string {
  const made = refine(message, over)
  if ('answer' in made) throw new Error(made.answer)
  expect(made.note).toMatch(/^\P{Ll}.*[.”]$/su)
  return spokenIn(made.content)
}

function answerTo(message: string, content = HOOK): string {
  const made = refine(message, { content })
  return 'answer' in made ? made.answer : `a version: ${made.content}`
}

const spokenIn = (content: string): string =>
  readScript(content)
    ?.map(({ text }) => text)
    .join('\n\n') ??
  readCaptionContent(content)?.text ??
  content

describe.each<[ToolType, string]>([
  ['hook', HOOK],
  ['caption', CAPTION],
  ['script', SCRIPT],
  ['script', PROSE],
])('a %s: %s', (toolType, content) => {
  const over = { toolType, content }
  const before = spokenIn(content)

  it('gets shorter, and keeps its form and what is to be filled in', () => {
    const after = versionOf('Make it shorter', over)
    expect(spokenWords(after)).toBeLessThan(spokenWords(before))
    expect(after).not.toContain('…')
    expect(refine('shorter', over)).toMatchObject({
      content: expect.stringMatching(toolType === 'caption' ? /^\{/u : /./u),
    })
  })

  it('gets longer by a fact that is not in it, word for word, or a question, a feeling, a sentence of the user’s own', () => {
    const details = [before.slice(0, 9), 'my first loaf took 9 tries', 'I cried over it']
    expect(versionOf('longer please', { ...over, details })).toContain('y first loaf took 9 tries.')
    expect(versionOf('Add more emotion', { ...over, details })).toContain('I cried over it.')
    expect(spokenWords(versionOf('Add more emotion', over))).toBeGreaterThan(spokenWords(before))
    expect(versionOf('Add a question', over)).toMatch(/\?$/u)
    expect(versionOf('Please add this sentence: "Salt, and more."', over)).toMatch(/Salt, and more\.$/u)
    expect(versionOf('begin with "Listen."', over)).toMatch(/^Listen\. \p{Lu}/u)
  })

  it('takes a name, loses and replaces words, and goes back', () => {
    for (const message of ['mention Acme', 'put my brand "Acme" in', 'include our shop Acme.'])
      expect(versionOf(message, over)).toMatch(/\bAcme\b/u)
    for (const message of [
      'replace patience with nerve',
      'change "patience" to "nerve"',
      'use nerve instead of patience',
    ])
      expect(versionOf(message, over)).toBe(before.replace('patience', 'nerve'))
    expect(versionOf('remove "patience"', over)).not.toContain('patience')
    expect(refine('undo', { content: 'New.', before: content })).toMatchObject({ content })
  })
})

it('takes numbers from facts, else from the topic, else writes digits, else counts what is there', () => {
  expect(versionOf('Include numbers', { details: ['slow', '9 loaves'] })).toBe(`${HOOK} 9 loaves.`)
  const originalPrompt = 'how to lose 40 pounds in 12 weeks'
  expect(versionOf('Include numbers', { originalPrompt })).toBe(`${HOOK} 40 pounds in 12 weeks.`)
  expect(versionOf('Include numbers', { content: 'Three loaves, two ovens' })).toBe('3 loaves, 2 ovens')
  expect(versionOf('Include numbers')).toBe(`1 thing: ${HOOK}`)
})

it.each([
  ['shorter', 'After 10 years I quit sugar, and it changed how I sleep.', 'After 10 years I quit sugar.'],
  ['shorter', 'I lost 40 pounds in 12 weeks without a gym', 'I lost 40 pounds in 12 weeks'],
  ['shorter', 'This is really good bread (I promise).', 'This is good bread (I promise).'],
  ['shorter', 'Stop buying bread.', 'Stop buying…'],
  [
    'casual',
    'I do not know how good it is. However, we are very happy.',
    "I don't know how good it is. But we're really happy.",
  ],
  ['less formal', 'Bread is easy.', 'Real talk: Bread is easy.'],
  ['remove emojis', 'Bread 🍞 is fun 👩‍🍳! © 2026', 'Bread is fun! © 2026'],
  ['no hashtags', 'Try #sourdough today.\n\n#bread #easy', 'Try sourdough today.'],
  ['first line only', 'One.\nTwo.', 'One.'],
  ['keep only the first line', 'One. Two.', 'One.'],
  ['make it a numbered list', 'Buy flour. Add water.', '1. Buy flour.\n2. Add water.'],
  ['replace salt and pepper with sugar', 'Salt and pepper, salted', 'Sugar, salted'],
  ['shorter, and add a question', HOOK, 'Sourdough takes patience. What about you?'],
  ['Add a question', 'Brot backen ohne Hefe ist einfach', 'Brot backen ohne Hefe ist einfach. Und bei dir?'],
])('%s: %s', (message, content, after) => {
  expect(versionOf(message, { toolType: 'script', content })).toBe(after)
})

it('keeps what else a caption carries, and what is to be filled in of a script', () => {
  const content = '{"caption":"One. Two.","hashtags":["#a"],"titles":["T"]}'
  const bare = '{"caption":"One. Two.","hashtags":[],"titles":["T"]}'
  expect(refine('no hashtags', { content })).toMatchObject({ content: bare })
  expect(readScript(versionContent('shorter', SCRIPT))?.map(({ slot }) => slot)).toEqual(
    readScript(SCRIPT)?.map(({ slot }) => slot),
  )
})

it.each([
  ...['translate it to German', 'make it funnier', 'less casual', 'write it like Hemingway', 'what do you think?'],
  ...['shorter but keep the joke', "don't make it longer", 'mention the weather', 'change it to a poem', '   ', '🍞'],
])('leaves what takes an AI to one, and changes nothing: %s', (message) => {
  expect(answerTo(message)).toMatch(/^An AI can do this; the draft writer can: .*words.*undo\. Nothing was changed\.$/u)
})

it.each([
  ['shorter', 'Bread', 'It is one word already.'],
  ['longer', HOOK, 'To make it longer I need a fact: say “add this sentence: …” with a number, a moment or a mistake.'],
  ['undo', HOOK, 'This is what it began with.'],
  ['replace butter by oil', HOOK, '“butter” is not in it.'],
  ['shorter', '{"a":"One. Two."}', 'There is no text here that I can read.'],
])('says so where nothing is to be done: %s', (message, content, said) => {
  expect(answerTo(message, content)).toBe(`${said} Nothing was changed.`)
})

it('does its part of a request and names the rest', () => {
  const note = 'Cut it from 5 words to 3. An AI can do the rest: “translate it”.'
  expect(refine('shorter and translate it')).toEqual({ content: 'Sourdough takes patience.', note })
})

const PIECES = [
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
  '1 thing: ',
  'x'.repeat(60),
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join(' ')),
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

it('changes any text by each of the five suggestions, within the limits of its tool', () => {
  const suggestions = fc.constantFrom(...QUICK_SUGGESTIONS)
  const caption = { content: 'x', platform: 'Instagram', style: 'trending' } as const
  const check = (content: string, message: string, toolType: ToolType, seed: number) => {
    // Of one word nothing can go.
    fc.pre(spokenWords(spokenIn(content)) > (message === 'Make it shorter' ? 1 : 0))
    const userInput = toolType === 'caption' ? caption : undefined
    const made = versionContent(message, content, { toolType, seed, userInput })
    expect(made).not.toBe(content)
    expect([readScript(made) === null, readCaptionContent(made) === null]).toEqual([
      readScript(content) === null,
      readCaptionContent(content) === null,
    ])
    if (toolType === 'hook' && isUsableHook(content) && spokenIn(content) === content)
      expect(isUsableHook(made)).toBe(true)
  }
  fc.assert(fc.property(anyContent, suggestions, fc.constantFrom(...TOOL_TYPES), fc.nat(), check), { numRuns: 300 })
})

function versionContent(message: string, content: string, over: Partial<RefineBrief> = {}): string {
  const made = refine(message, { toolType: 'script', content, ...over })
  if ('answer' in made) throw new Error(made.answer)
  return made.content
}

it.each([
  'a'.repeat(30_000),
  'It is so. '.repeat(2_900),
  `${'('.repeat(9_000)}a`,
  'in a '.repeat(5_900),
  '#a '.repeat(9_900),
])('changes a text of 30,000 characters at once: %#', (content) => {
  const from = performance.now()
  for (const message of [...QUICK_SUGGESTIONS, 'no emoji', 'no hashtags', 'replace a with b', 'number the lines'])
    refine(message, { content: content.trim(), toolType: 'script' })
  expect(performance.now() - from).toBeLessThan(3_000)
})
