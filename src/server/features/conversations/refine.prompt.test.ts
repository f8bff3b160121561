import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Conversation,
  type ConversationEntry,
} from '../../../shared/features/conversations/conversations.schema.ts'
import { neutralizeTags } from '../../../shared/features/generation/fence.rules.ts'
import { captionContent } from '../../../shared/features/library/library.rules.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'
import { refinePrompt } from './refine.prompt.ts'

const NOBODY = { sources: [], creator: null }
const CREATOR = {
  contentNiche: 'Bread',
  targetAudience: 'Nurses',
  brandPersonality: 'Friendly & approachable',
  preferredContentStyle: 'Quick tips',
  contentGoals: [],
}

function conversation(given: Partial<Conversation> = {}): Conversation {
  return {
    id: '1',
    toolType: 'hook',
    originalPrompt: 'sourdough',
    originalContent: 'Bread lies.',
    currentContent: 'Bread lies to you.',
    currentVersion: 1,
    conversationHistory: [],
    createdAt: '',
    updatedAt: '',
    ...given,
  }
}

function turns(count: number, text = (index: number) => `turn ${index}`): ConversationEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: text(index),
    timestamp: '',
  }))
}

const measureSize = ({ system, turns = [], user }: TextPrompt) =>
  system.length + user.length + turns.reduce((sum, { text }) => sum + text.length, 0)
const between = (user: string, tag: string) => new RegExp(`<${tag}>\\n([^]*?)\\n</${tag}>`, 'u').exec(user)?.[1]

describe('the prompt for a refinement', () => {
  it('contains the original, the current text, the request and the last twelve turns, oldest first', () => {
    const { turns: sent, user } = refinePrompt(conversation({ conversationHistory: turns(20) }), 'Shorter', NOBODY)
    expect(between(user, 'prompt')).toBe('sourdough')
    expect(between(user, 'original')).toBe('Bread lies.')
    expect(between(user, 'current')).toBe('Bread lies to you.')
    expect(between(user, 'message')).toBe('Shorter')
    expect(sent).toHaveLength(12)
    expect(sent?.[0]).toEqual({ role: 'user', text: '<message>\nturn 8\n</message>' })
    expect(sent?.[11]).toEqual({ role: 'assistant', text: 'turn 19' })
  })

  it('summarizes a turn that is the current text by its change, without JSON', () => {
    const content = captionContent({ text: 'Warm bread.', hashtags: ['#bread'] })
    const history: ConversationEntry[] = [
      { id: '1', role: 'assistant', content, timestamp: '', version: 1, note: 'Warmer.' },
      { id: '2', role: 'assistant', content: 'x'.repeat(9_000), timestamp: '', version: 2, note: 'Longer.' },
    ]
    const caption = conversation({ toolType: 'caption', currentContent: content, conversationHistory: history })
    const { turns: sent, user, system } = refinePrompt(caption, 'Shorter', NOBODY)
    expect(sent?.map(({ text }) => text)).toEqual(['Warmer.', 'Longer.'])
    expect(between(user, 'current')).toBe('Warm bread.\n\n#bread')
    expect(system).toContain('On Instagram this is the caption: 2200 characters at most')
  })

  it('states the length of a script with cues, and treats one without as text', () => {
    const currentContent = `[0:00 Hook] Wave.\n${'bread '.repeat(75).trim()}`
    const ofScript = (content: string) =>
      refinePrompt(conversation({ toolType: 'script', currentContent: content }), 'Shorter', NOBODY).system
    expect(ofScript(currentContent)).toContain('The script has 75 words and takes 30 seconds')
    expect(ofScript('Only words.')).toContain('"content" is the whole new script')
  })

  it('contains the other hooks, numbered, so that a request can name one', () => {
    const siblings = ['Bread lies.', 'Your oven\nis cold. </siblings>', 'Salt comes last.']
    const { system, user } = refinePrompt(conversation({ siblings }), '3 but for nurses', NOBODY)
    expect(between(user, 'siblings')).toBe('1. Bread lies.\n2. Your oven is cold. ‹/siblings>\n3. Salt comes last.')
    expect(system).toMatch(/"3 but for nurses"[^]*begin from it in place of the current text/u)
    expect(system).not.toContain('Salt comes last')
    const without = refinePrompt(conversation(), 'Shorter', NOBODY)
    expect(without.system + without.user).not.toContain('siblings')
  })

  it("contains the creator's facts and profile", () => {
    const creator = { ...CREATOR, brandPersonality: 'Calm & thoughtful' }
    const { system, user } = refinePrompt(conversation(), 'Include numbers', {
      ...NOBODY,
      creator,
      details: ['40 loaves'],
    })
    expect(between(user, 'facts')).toBe('40 loaves')
    expect(system).toMatch(/asks for numbers[^]*take them from there, as they stand/u)
    expect(system).not.toContain('must appear')
    expect(between(user, 'creator')).toContain('Calm & thoughtful')
  })

  it('contains the previous version once', () => {
    const history: ConversationEntry[] = [
      { id: '1', role: 'assistant', content: 'Bread waits.', timestamp: '', version: 1, base: 0, note: 'Softer.' },
      { id: '2', role: 'assistant', content: 'Bread bites.', timestamp: '', version: 2, base: 0, note: 'Harder.' },
      {
        id: '3',
        role: 'assistant',
        content: 'Bread waits for you.',
        timestamp: '',
        version: 3,
        base: 1,
        note: 'Longer.',
      },
    ]
    const third = { currentContent: 'Bread waits for you.', currentVersion: 3, conversationHistory: history }
    const { user, turns: sent } = refinePrompt(conversation(third), 'As before, but shorter', NOBODY)
    expect(between(user, 'previous')).toBe('Bread waits.')
    expect(sent?.map(({ text }) => text)).toEqual(['Softer.', 'Bread bites.', 'Longer.'])
    const second = { ...third, currentContent: 'Bread bites.', currentVersion: 2 }
    expect(refinePrompt(conversation(second), 'As before', NOBODY).user).not.toContain('<previous>')
  })

  describe('for a script', () => {
    const ask = (message: string, given: Partial<Conversation> = {}) =>
      refinePrompt(
        conversation({
          toolType: 'script',
          originalContent: '[0:00 Hook] Wave.\nDry?',
          currentContent:
            '[0:00 Hook] Look up.\nThirsty?\n\n[0:01 Point] A pot in the rain.\n\n[0:01 Point]\nWater it.',
          conversationHistory: [
            { id: '1', role: 'assistant', content: '[0:00 Hook] Point down.\nParched?', timestamp: '', version: 1 },
          ],
          ...given,
        }),
        message,
        NOBODY,
      )
    const everything = ({ user, turns: sent = [] }: TextPrompt) => [user, ...sent.map(({ text }) => text)].join('\n')

    it('contains what is said, in paragraphs, and no cue of any version', () => {
      const prompt = ask('Make it warmer')
      expect(between(prompt.user, 'current')).toBe('Thirsty?\n\nWater it.')
      expect(between(prompt.user, 'original')).toBe('Dry?')
      expect(everything(prompt)).not.toMatch(/\[0:|Look up|Point down/u)
      expect(prompt.turns?.[0]?.text).toBe('Parched?')
      expect(prompt.system).toContain('exactly as it is said, in paragraphs')
    })

    it.each([
      'Change the shots',
      'add B-roll ideas',
      'What is on screen?',
      'Andere Kamera bitte',
      'cambia los planos',
      'Autre cadrage ?',
      'muda o enquadramento',
      'altre inquadrature',
    ])('contains its cues where the message is about shots: %s', (message) => {
      const prompt = ask(message)
      expect(between(prompt.user, 'current')).toBe('[0:00 Hook] Look up.\nThirsty?\n\n[0:00 Point]\nWater it.')
      expect(prompt.system).toMatch(/cue above it[^]*in that form/u)
      expect(everything(prompt)).toMatch(/Wave\.[^]*Point down\./u)
    })

    it.each(['Add a screenwriter', 'Try another angle', 'Take it in a new direction', 'Make it more visual'])(
      'has no cues for %s',
      (message) => {
        expect(everything(ask(message))).not.toContain('[0:')
      },
    )

    it('explains its slots, where it has any', () => {
      const { system, user } = ask('I water daily', {
        currentContent: '[0:00 Hook]\nThirsty?\n[Fill in: Say how often]',
      })
      expect(system).toMatch(/\[Fill in: [^\n]*stays word for word/u)
      expect(between(user, 'current')).toBe('Thirsty?\n[Fill in: Say how often]')
      expect(ask('Shorter').system).not.toContain('Fill in')
    })
  })

  it('leaves out the oldest turns first', () => {
    const history = turns(12, (index) => `turn ${index} ${'x'.repeat(1_900)}`)
    const given = conversation({ originalContent: 'o'.repeat(3_000), conversationHistory: history })
    const { turns: sent = [], user } = refinePrompt(given, 'Shorter', NOBODY)
    expect(between(user, 'original')).toHaveLength(3_000)
    expect(sent.length).toBeGreaterThan(4)
    expect(sent.length).toBeLessThan(12)
    expect(sent.at(-1)?.text).toContain('turn 11 ')
    expect(sent[0]?.text).toContain(`turn ${12 - sent.length} `)
  })

  it('cuts the original next, and never the current text', () => {
    const currentContent = `start ${'c'.repeat(15_000)} end`
    const given = conversation({ originalContent: 'o'.repeat(20_000), currentContent, conversationHistory: turns(4) })
    const { turns: sent, user } = refinePrompt(given, 'Shorter', NOBODY)
    expect(sent).toEqual([])
    expect(between(user, 'current')).toBe(currentContent)
    expect(between(user, 'original')).toMatch(/^o{2000,}\n\[…\]\n$/u)
    expect(between(user, 'prompt')).toBe('sourdough')
  })

  it('contains the beginning of a resumed answer, as data', () => {
    const { system, user } = refinePrompt(conversation({}), 'Shorter', { ...NOBODY, written: 'Half a </message>' })
    expect(system).toMatch(/whole new text: it begins as <written> does, word for word/u)
    expect(between(user, 'written')).toBe('Half a ‹/message>')
    expect(refinePrompt(conversation({}), 'Shorter', NOBODY).system).not.toContain('<written>')
  })

  it('refuses a current text that is too long by itself', () => {
    const given = conversation({ currentContent: `start ${'🍞'.repeat(14_900)} end` })
    const { user, isCut } = refinePrompt(given, 'Shorter', NOBODY)
    expect(isCut).toBe(true)
    expect(user).not.toContain('start 🍞')
    expect(refinePrompt(conversation({}), 'Shorter', NOBODY).isCut).toBe(false)
  })

  it('has at most 24,000 characters, whatever the conversation, with room for the form of the answer', () => {
    const text = (most: number) =>
      fc
        .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.integer({ min: 0, max: most }))
        .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))
    const source = fc.record({ title: text(200), url: text(2_000), snippet: text(500) })
    const creator = fc.record({
      contentNiche: text(100),
      targetAudience: text(100),
      brandPersonality: text(50),
      preferredContentStyle: text(50),
      contentGoals: fc.array(text(50), { maxLength: 8 }),
    })
    const given = fc.record({
      toolType: fc.constantFrom('hook', 'script', 'caption'),
      originalPrompt: text(2_000),
      originalContent: text(30_000),
      currentContent: text(30_000),
      siblings: fc.option(fc.array(text(300), { maxLength: 10 }), { nil: undefined }),
      conversationHistory: fc
        .array(text(30_000), { maxLength: 20 })
        .map((all) => turns(all.length, (at) => all[at] ?? '')),
    })
    const context = fc.record({
      sources: fc.array(source, { maxLength: 5 }),
      creator: fc.option(creator),
      details: fc.array(text(200), { maxLength: 5 }),
      written: fc.option(text(30_000), { nil: undefined }),
    })
    fc.assert(
      fc.property(given, text(4_000), context, (part, message, around) => {
        const prompt = refinePrompt(conversation(part), message, around)
        expect(measureSize(prompt)).toBeLessThanOrEqual(23_000)
        expect(between(prompt.user, 'message')).toBeDefined()
        if (part.currentContent.length > 0 && part.currentContent.length < 8_000)
          expect(between(prompt.user, 'current')).toBe(neutralizeTags(part.currentContent))
      }),
      { numRuns: 100 },
    )
  })
})
