import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ToolType } from '../../../../../shared/features/conversations/conversations.constants.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { hookKey, isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { readableContent, readCaptionContent } from '../../../../../shared/features/library/library.rules.ts'
import { readScript } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { UNDERSTOOD } from './instruction/wordings.fixtures.ts'
import { briefOf, COACH, CONTENTS } from './refine-text.fixtures.ts'
import { refineText } from './refine-text.ts'
import { sentencesIn } from './text/sentences.ts'

const MESSAGES = UNDERSTOOD.map(([message]) => message)

function isSound(content: string, toolType: ToolType, first: string): void {
  const text = readableContent(content)
  expect(content.length).toBeLessThanOrEqual(30_000)
  expect(content.trim()).not.toBe('')
  expect(content).toBe(content.trim())
  expect(text).not.toMatch(/undefined|\{~?\w+\}|\[[^\]]*\|[^\]]*\]|\u{F0000}/u)
  if (toolType === 'hook' && isUsableHook(first)) expect(isUsableHook(content)).toBe(true)
  if (readScript(first) && toolType === 'script') expect(readScript(content)?.length).toBeGreaterThan(0)
  if (readCaptionContent(first)) expect(readCaptionContent(content)).not.toBeNull()
}

describe('ten refinements in a row', () => {
  it.each(CONTENTS)('leave %s sane', (_, toolType, first) => {
    for (let run = 0; run < 4; run += 1) {
      const random = createSeededRandom(run)
      let content = first
      for (const [turn, message] of random.shuffle(MESSAGES).slice(0, 10).entries()) {
        const made = refineText(
          briefOf(message, { toolType, content, seed: run * 10 + turn, creator: run % 2 === 0 ? COACH : null }),
        )
        if (made.kind === 'version') content = made.content
        isSound(content, toolType, first)
        const sentences = sentencesIn(readableContent(content)).map(({ text }) => hookKey(text))
        const long = sentences.filter((text) => text.split(' ').length > 3 && !text.startsWith('0 '))
        expect(new Set(long).size, `${message}: ${content}`).toBe(long.length)
      }
      expect(spokenWords(readableContent(content))).toBeLessThan(spokenWords(readableContent(first)) * 2 + 80)
    }
  })

  it.each([
    'Add more emotion',
    'Make it more casual',
    'Include numbers',
    'Add a question',
    'funnier',
    'more inspiring',
    'add a call to action',
    'for YouTube',
  ])('do not pile up: %s', (message) => {
    for (const [, toolType, first] of CONTENTS) {
      let content = first
      let after = 0
      for (let turn = 0; turn < 6; turn += 1) {
        const made = refineText(briefOf(message, { toolType, content, seed: turn }))
        if (made.kind === 'version') content = made.content
        if (turn === 0) after = sentencesIn(readableContent(content)).length
      }
      expect(sentencesIn(readableContent(content)).length, content).toBeLessThanOrEqual(after + 1)
    }
  })
})

describe('any content and message', () => {
  const wild = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'It',
          'is',
          'good.',
          "don't",
          '🍞',
          '#tag',
          '\n\n',
          '[0:01 Point] Cut.',
          '(aside)',
          '…',
          'やさしい。',
          '{"caption":"a"}',
          '\uD800',
          'a\u0301',
          '1️⃣',
          '?',
          'very',
          'because',
        ),
        { minLength: 1, maxLength: 40 },
      )
      .map((parts) => parts.join(' ')),
  )

  it('gives a sound version or an answer', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          wild,
          wild.map((caption) => JSON.stringify({ caption, hashtags: ['#a', 'b b'] })),
        ),
        fc.oneof(fc.constantFrom(...MESSAGES), wild),
        fc.constantFrom<ToolType>('hook', 'script', 'caption'),
        fc.oneof(fc.constantFrom('sourdough', 'grief', '日本の朝ごはん', '🍕', 'how do I start running?'), wild),
        fc.integer(),
        (content, message, toolType, originalPrompt, seed) => {
          const made = refineText(briefOf(message, { content, toolType, originalPrompt, seed }))
          if (made.kind === 'answer') {
            expect(made.text).toMatch(/nothing was changed/iu)
            return
          }
          expect(made.note).toMatch(/^\S.*[.!?”]$/su)
          expect(made.content).not.toBe(content)
          expect(made.content.trim()).not.toBe('')
          expect(made.content.length).toBeLessThanOrEqual(30_000)
          if (toolType === 'hook' && isUsableHook(content) && !readCaptionContent(content))
            expect(isUsableHook(made.content)).toBe(true)
          if (readCaptionContent(content)) expect(readCaptionContent(made.content)).not.toBeNull()
        },
      ),
      { numRuns: 120 },
    )
  })

  it.each([
    ['30,000 letters', 'a'.repeat(30_000)],
    ['brackets', '('.repeat(8_000)],
    ['a thousand short sentences', 'It is so. '.repeat(2_900)],
    ['spaces', `x${' '.repeat(20_000)}y.`],
    ['hashtags', '#a '.repeat(8_000)],
    ['emoji', '🍞'.repeat(8_000)],
    ['line breaks', 'a\n'.repeat(10_000)],
  ])('copes with %s', (_, content) => {
    for (const message of [
      'shorter',
      'casual',
      'formal',
      'no emojis',
      'no hashtags',
      'add a question',
      'simpler',
      'for TikTok',
    ]) {
      const start = performance.now()
      const made = refineText(briefOf(message, { toolType: 'caption', content }))
      if (made.kind === 'version') expect(made.content.length).toBeLessThanOrEqual(30_000)
      expect(performance.now() - start, message).toBeLessThan(5_000)
    }
  })
})
