import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from './sandbox.constants.ts'
import { readCard } from './sandbox.rules.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const good = { number: '4242424242424242', expiry: '12/34', cvc: '123' }

describe('the card form of the sandbox', () => {
  it.each(SANDBOX_CARDS)('accepts $number, of which it keeps four digits', ({ number, behaviour }) => {
    expect(readCard({ ...good, number }, NOW)).toEqual({ last4: number.slice(-4), behaviour })
    expect(readCard({ ...good, number: number.replaceAll(' ', '') }, NOW)).toEqual({
      last4: number.slice(-4),
      behaviour,
    })
  })

  it.each(['11/26', '11 / 26', '1126', '11/2026', '1/27', ' 12 / 2076 '])('accepts the expiry %j', (expiry) => {
    expect(readCard({ ...good, expiry }, NOW)).toMatchObject({ last4: '4242' })
  })

  it.each([
    ['number', '', 'Your card number is incomplete.'],
    ['number', '4242 4242', 'Your card number is incomplete.'],
    ['number', '4242 4242 4242 424x', 'Your card number is invalid.'],
    ['number', '4242424242424241', 'Your card number is invalid.'],
    [
      'number',
      '5555 5555 5555 4444',
      'The sandbox takes test cards only: 4242 4242 4242 4242, 4000 0000 0000 0002, 4000 0025 0000 3155, 4000 0000 0000 0341.',
    ],
    ['expiry', '', "Your card's expiration date is incomplete."],
    ['expiry', '1', "Your card's expiration date is incomplete."],
    ['expiry', '13/34', "Your card's expiration date is invalid."],
    ['expiry', '00/34', "Your card's expiration date is invalid."],
    ['expiry', '10/26', "Your card's expiration date is in the past."],
    ['expiry', '12/2077', "Your card's expiration year is invalid."],
    ['cvc', '', "Your card's security code is incomplete."],
    ['cvc', '12', "Your card's security code is incomplete."],
    ['cvc', '1234', "Your card's security code is incomplete."],
  ])('says what is wrong with the %s %j', (field, value, message) => {
    expect(readCard({ ...good, [field]: value }, NOW)).toEqual({ field, message })
  })

  it('handles any input, and accepts only known cards', () => {
    const known = new Set(SANDBOX_CARDS.map(({ number }) => number.replaceAll(' ', '')))
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d /-]{0,24}$/u))
    fc.assert(
      fc.property(text, text, text, (number, expiry, cvc) => {
        const read = readCard({ number, expiry, cvc }, NOW)
        expect('message' in read || known.has(number.replaceAll(/[\s-]/gu, ''))).toBe(true)
      }),
    )
  })
})
