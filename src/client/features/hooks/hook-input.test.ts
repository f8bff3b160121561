import { describe, expect, it } from 'vitest'
import { checkSubject, lengthNote } from '../../components/tool/form/subject.ts'
import { HOOK_DRAFT } from './hook-input.ts'
import { HOOK_TOOL } from './hook-tool.ts'

describe('the hook form', () => {
  it.each([null, 'text', 7, {}, { topic: 3, platform: 'Myspace', tone: null }])(
    'reads %j as an empty form',
    (stored) => {
      expect(HOOK_DRAFT.parse(stored)).toEqual({
        topic: '',
        platform: 'YouTube',
        tone: 'casual',
        details: [],
        useInternetSearch: false,
      })
    },
  )

  it('reads its own stored form', () => {
    const stored = {
      topic: 'A pan',
      platform: 'TikTok',
      tone: 'humorous',
      details: ['Eleven dollars'],
      useInternetSearch: false,
    }
    expect(HOOK_DRAFT.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('accepts 2,000 characters, without surrounding white space', () => {
    const checkTopic = (topic: string) => checkSubject(topic, HOOK_TOOL.subject)
    expect(checkTopic(` ${'x'.repeat(2_000)} `)).toBe('')
    expect(checkTopic('x'.repeat(2_001))).toContain('2,001')
    expect(checkTopic(' \n')).toBe('Please enter a topic or content idea.')
  })

  it('shows the counter only near the limit', () => {
    expect(lengthNote('x'.repeat(1_800), 2_000)).toBe('')
    expect(lengthNote('x'.repeat(1_801), 2_000)).toBe('1,801 of 2,000 characters')
  })
})
