import { describe, expect, it } from 'vitest'
import { isNotModified } from '../not-modified.ts'
import { parseRange } from './byte-range.ts'

const ETAG = '"s1-1000"'

describe('of a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-499', 0, 499],
    ['bytes=500-', 500, 999],
    ['bytes=999-999', 999, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-99999999999999999999', 0, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-300', 700, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes= , 5-7 ,', 5, 7],
  ])('%s is a part', (range, start, end) => {
    expect(parseRange({ range }, 1_000, ETAG)).toEqual({ start, end })
  })

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=99999999999999999999-', 'bytes=-0'])('%s is invalid', (range) => {
    expect(parseRange({ range }, 1_000, ETAG)).toBe('none')
  })

  it.each([
    undefined,
    'bytes=0-1,5-6',
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--5',
    'seconds=0-1',
    '0-5',
  ])('%s is the whole', (range) => {
    expect(parseRange({ range }, 1_000, ETAG)).toBeUndefined()
  })

  it.each([
    [ETAG, { start: 0, end: 9 }],
    ['"s1-1001"', undefined],
    [`W/${ETAG}`, undefined],
    ['Sat, 21 Nov 2026 12:00:00 GMT', undefined],
  ])('a range is sent only if the file is still %s', (ifRange, part) => {
    expect(parseRange({ range: 'bytes=0-9', 'if-range': ifRange }, 1_000, ETAG)).toEqual(part)
  })
})

it('an empty file has no range', () => {
  for (const range of ['bytes=0-', 'bytes=-5']) expect(parseRange({ range }, 0, ETAG)).toBe('none')
})

it.each([
  [ETAG, true],
  [`W/${ETAG}`, true],
  [`"other", ${ETAG}`, true],
  ['*', true],
  ['"other"', false],
  [undefined, false],
])('a caller with %s has the current file: %s', (known, has) => {
  expect(isNotModified({ 'if-none-match': known }, ETAG)).toBe(has)
  expect(isNotModified({ 'if-none-match': known }, `W/${ETAG}`)).toBe(has)
})
