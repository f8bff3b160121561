import { describe, expect, it } from 'vitest'
import { createHookCheck, isNearDuplicate, isSoftFault } from './hook-faults.rules.ts'

const NOTHING = { recent: [], platform: 'TikTok', asked: ['tomatoes on a balcony'] } as const
const LINE = 'My neighbour asked why my tomatoes never see the sun.'
const find = (line: string, others: string[] = [], given: Partial<Parameters<typeof createHookCheck>[0]> = {}) =>
  createHookCheck({ ...NOTHING, ...given }).findFault(line, others)

describe('a line of hooks', () => {
  it('is good beside lines that share only the topic', () => {
    expect(find(LINE, ['Six tomatoes, one balcony, no sun.', 'I drowned my first tomatoes.'])).toBeUndefined()
  })

  it.each([
    ['the same words', 'MY NEIGHBOUR asked, why my tomatoes never see the sun!'],
    ['nearly the same words', 'So my neighbour asked why my tomatoes never see the sun.'],
    ['another order', 'Why my tomatoes never see the sun, my neighbour asked.'],
  ])('repeats another line of the result, or a recent one, with %s', (_, other) => {
    expect(find(LINE, ['Something else.', other])).toEqual({ kind: 'repeated' })
    expect(find(LINE, [], { recent: ['Something else.', other] })).toEqual({ kind: 'repeated' })
  })

  it.each([
    ['English', 'My neighbour asked for six of them.'],
    ['English', "my  neighbour, asked: “what's that?”", LINE],
    ['German', 'Meine erste Tomate war blau.', 'Meine erste Tomate starb im Mai, und ich lachte.'],
    ['Japanese', 'ベランダでトマトを枯らした日', 'ベランダでトマトが実る理由'],
    ['Chinese', '为什么你的番茄不红', '为什么你的番茄长得高'],
    ['Thai', 'มะเขือเทศของฉันไม่เคยเห็นแดด', 'มะเขือเทศของฉันตายไปแล้ว'],
  ])('may not open with the three words of another line of the result: %s', (_, other, line = LINE) => {
    expect(find(line, [other])).toEqual({ kind: 'opening' })
    expect(find(line, [], { recent: [other] })).toBeUndefined()
  })

  it('may open with the first two words of another, and be as short', () => {
    expect(find('My neighbour laughed at it.', [LINE, 'My neighbour.'])).toBeUndefined()
    expect(find('My neighbour.', [LINE])).toBeUndefined()
  })

  it.each(['TikTok', 'Instagram'] as const)('names no other platform than %s, which the topic may', (platform) => {
    const line = 'I fed these plants for YouTube.'
    expect(find(line, [], { platform })).toEqual({ kind: 'platform' })
    expect(find(line, [], { platform: 'YouTube' })).toBeUndefined()
    expect(find(line, [], { platform, asked: ['My first YouTube video'] })).toBeUndefined()
  })

  it.each(['Never post this on Tik Tok.', '在TikTok上没人敢说', 'My insta is full of them.'])(
    'names a platform in any spelling: %s',
    (line) => {
      expect(find(line, [], { platform: 'YouTube' })).toEqual({ kind: 'platform' })
    },
  )

  it('has no overused phrase, unless it was asked for, and at most 20 words', () => {
    const line = 'Stop scrolling: six tomatoes.'
    expect(find(line)).toEqual({ kind: 'phrase', phrase: 'stop scrolling' })
    expect(find(line, [], { asked: ['why we stop scrolling'] })).toBeUndefined()
    expect(find('word '.repeat(21))).toEqual({ kind: 'limits' })
  })

  it('is never accepted where it is too long, repeated or off the platform, whatever else it is', () => {
    const isSoft = (line: string, others: string[] = []) => isSoftFault(find(line, others) ?? { kind: 'limits' })
    expect(isSoft('Stop scrolling, it is Instagram.')).toBe(false)
    expect(isSoft('Stop scrolling for these.', ['Stop scrolling for these!'])).toBe(false)
    expect(isSoft('Stop scrolling for these.')).toBe(true)
    expect(isSoft(LINE, ['My neighbour asked.'])).toBe(true)
  })

  it('shows in its beginning what is wrong with it', () => {
    const check = createHookCheck(NOTHING)
    expect(check.findBeginningFault('My neighbour', [LINE])).toBeUndefined()
    expect(check.findBeginningFault('My neighbour asked', [LINE])).toEqual({ kind: 'opening' })
    expect(check.findBeginningFault('My neighbour asked', ['One pot.'])).toBeUndefined()
  })
})

describe('near duplicates', () => {
  it('share four words of five, whatever their order', () => {
    expect(isNearDuplicate('one two three four', 'four three two one five')).toBe(true)
    expect(isNearDuplicate('one two three four', 'four three two six five')).toBe(false)
    expect(isNearDuplicate('', '')).toBe(false)
  })
})
