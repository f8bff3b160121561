import { expect, it } from 'vitest'
import { asDraft, readChoice, readLines, readText } from './draft-values.ts'

it('reads a draft, whatever was stored', () => {
  for (const stored of [null, undefined, 3, 'text', [], {}]) expect(readText(asDraft(stored)['topic'])).toBe('')
  expect(readText(asDraft({ topic: 'Bread' })['topic'])).toBe('Bread')
  expect(readChoice(['mp3', 'wav'], 'wav')).toBe('wav')
  expect(readChoice(['mp3', 'wav'], 'ogg')).toBe('mp3')
  expect(readLines(['one', 2, null])).toEqual(['one'])
  expect(readLines('one')).toEqual([])
})
