import { describe, expect, it } from 'vitest'
import { Details } from '../../../../shared/features/generation/details.schema.ts'
import { checkDetails, describeDetails, detailsNote, parseFacts, splitLines } from './details.ts'

const LONG = 'x'.repeat(201)

describe('the lines of the facts', () => {
  it.each([
    [''],
    ['40 pounds'],
    [' 40  pounds \n\n12 weeks\n'],
    ['1\n2\n3\n4\n5\n \n'],
    ['1\n2\n3\n4\n5\n6'],
    [LONG],
    [`${'x'.repeat(150)}   ${'y'.repeat(49)}`],
  ])('are valid in the form exactly if they are valid in the request: %j', (text) => {
    const lines = splitLines(text)
    const parsed = Details.safeParse(lines)
    expect(checkDetails(lines) === '').toBe(parsed.success)
    if (parsed.success) expect(parsed.data).toEqual(parseFacts(lines))
  })

  it('say which line is too long, and how many are too many', () => {
    expect(checkDetails(['one', '', LONG])).toBe(
      'Line 2 has 201 characters; a line can have at most 200. Split it in two.',
    )
    expect(checkDetails(['1', '2', '3', '4', '5', '6'])).toMatch(/^Five lines at most; this has 6\./u)
  })

  it('are counted in words', () => {
    expect(detailsNote([])).toBe('')
    expect(detailsNote(['one', ' '])).toBe('1 of 5 lines')
    expect(describeDetails(['one'])).toEqual(['1 fact'])
    expect(describeDetails(['one', 'two'])).toEqual(['2 facts'])
    expect(describeDetails(undefined)).toEqual([])
  })
})
