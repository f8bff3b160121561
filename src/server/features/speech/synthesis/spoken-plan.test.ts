import { describe, expect, it } from 'vitest'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { spokenPlan } from './spoken-plan.service.ts'

const slow = (text: string) => `<speak><prosody rate="x-slow">${text}</prosody></speak>`
const spelled = (signs: number) => `<say-as interpret-as="characters">${')'.repeat(signs)}</say-as>`
const refusal = expect.objectContaining({ code: 'BAD_REQUEST', field: 'text' })

describe('the spoken text of one request', () => {
  it('is complete for the longest text at the slowest speed', () => {
    const text = 'a'.repeat(INPUT_LIMITS.speechText)
    expect(spokenPlan(slow(text), 100).pieces).toHaveLength(100)
    expect(() => spokenPlan(slow(`${text}a`), 100)).toThrow(refusal)
  })

  it('has that upper limit, whatever the markup', () => {
    const most = Math.floor((2 * INPUT_LIMITS.speechText) / 'close parenthesis '.length)
    spokenPlan(`<speak>${spelled(most)}</speak>`, 1_000)
    expect(() => spokenPlan(`<speak>${spelled(most + 1)}</speak>`, 1_000)).toThrow(refusal)
    expect(() => spokenPlan(slow(spelled(most / 2 + 1)), 1_000)).toThrow(refusal)
  })
})
