import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUICK_SUGGESTIONS } from '../../../../../../shared/features/conversations/conversations.constants.ts'
import { readInstruction } from './read-instruction.ts'
import { LENGTHS, NOT_UNDERSTOOD, REQUESTS, UNDERSTOOD } from './wordings.fixtures.ts'

describe('what a message asks for', () => {
  it.each(UNDERSTOOD)('“%s” asks for %s', (message, changes) => {
    expect(readInstruction(message).changes.join(' ')).toBe(changes)
  })

  it.each(NOT_UNDERSTOOD)('“%s” asks for nothing', (message) => {
    const { changes, requests } = readInstruction(message)
    expect([changes, requests]).toEqual([[], []])
  })

  it.each(LENGTHS)('“%s” names a length', (message, goal) => {
    expect(readInstruction(message).goal).toEqual(goal)
  })

  it.each(REQUESTS)('“%s” carries its own words', (message, request) => {
    expect(readInstruction(message).requests).toEqual([request])
  })

  it('knows the quick suggestions', () => {
    expect(QUICK_SUGGESTIONS.map((message) => readInstruction(message).changes)).toEqual([
      ['shorter'],
      ['emotion'],
      ['casual'],
      ['numbers'],
      ['question'],
    ])
  })

  it('keeps what is forbidden apart from what is asked', () => {
    const { changes, avoid } = readInstruction("Make it shorter, but don't add emojis and don't change the hook")
    expect(changes).toEqual(['shorter'])
    expect([...avoid]).toEqual(expect.arrayContaining(['emoji', 'hook']))
  })

  it('names the part of a message that it does not know', () => {
    expect(readInstruction('Make it shorter and translate it to Klingon').others).toEqual(['translate it to klingon'])
  })

  it('reads anything within reason', () => {
    const parts = fc.constantFrom(
      'shorter',
      'no',
      "don't",
      'emojis',
      '"',
      "'",
      'replace',
      'with',
      'add',
      'under 5 words',
      ',',
      '\n',
      '🙂',
      'ß',
      '\uD800',
      '%',
      '(',
    )
    const messages = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(parts, { maxLength: 40 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(messages, (message) => {
        const { changes } = readInstruction(message)
        expect(new Set(changes).size).toBe(changes.length)
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    '"'.repeat(4_000),
    'make it '.repeat(500),
    'replace a '.repeat(400),
    "don't ".repeat(600),
    'a '.repeat(2_000),
  ])('is quick with a long message', (message) => {
    const start = performance.now()
    readInstruction(message)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
