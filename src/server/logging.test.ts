import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './logging.ts'

describe('what is logged of an address', () => {
  it('is the path without the query', () => {
    expect(withoutSecrets('/reset?token=abc&email=a@b.example')).toBe('/reset')
  })

  it('has no token in it', () => {
    expect(withoutSecrets(`/feed/${'a1-_'.repeat(11)}.ics`)).toBe('/feed/[token].ics')
  })

  it.each(['-', '%2D', '%252d', '%00', ' ', '/', '.'])('has none with %j in its middle', (middle) => {
    const token = `Abcdefghijklmnopqrst${middle}uvwxyzABCDEFGHIJKLMNOP`
    expect(withoutSecrets(`/api/planner/feed/${token}.ics`)).toBe('/api/planner/feed/[token]')
    expect(withoutSecrets(`/Unsubscribe/${token}?x`)).toBe('/unsubscribe/[token]')
    if (/^(-|%.*)$/u.test(middle))
      expect(withoutSecrets(`/api/planner/f%65ed/${token}.ics`)).not.toMatch(/opqrst|uvwxyz/u)
  })
})
