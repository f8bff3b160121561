import { describe, expect, it } from 'vitest'
import { withoutSecrets } from './logging.ts'

describe('what is logged of an address', () => {
  it('is the path without the query', () => {
    expect(withoutSecrets('/reset?token=abc&email=a@b.example')).toBe('/reset')
  })

  it('has no token in it', () => {
    expect(withoutSecrets(`/feed/${'a1-_'.repeat(11)}.ics`)).toBe('/feed/[token].ics')
  })
})
