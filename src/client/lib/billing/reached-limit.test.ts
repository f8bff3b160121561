import { expect, it } from 'vitest'
import { type ErrorReason } from '../../../shared/errors.ts'
import { type Failure } from '../api/failure.ts'
import { reachedLimit } from './reached-limit.ts'

const refused = (reason?: ErrorReason, field?: string): Failure => ({
  status: 403,
  message: 'Any sentence.',
  requestId: undefined,
  field,
  reason,
})

it('names no number of characters and shows no offer while the plan is unknown', () => {
  const limit = reachedLimit(refused('monthly_limit', 'text'), new Date(2026, 10, 21))
  expect(limit?.message).toMatch(
    /^This text needs more than is left of your text-to-speech characters this month\. They renew on \d{1,2} \w{3}\.$/u,
  )
  expect(limit?.upgrade).toBe(false)
})

it.each([
  ['daily_attempts' as const, 'Too many attempts today', /^You can go on at \d\d:\d\d\.$/u],
  ['monthly_attempts' as const, 'Too many attempts this month', /^You can go on on \d{1,2} \w{3}\.$/u],
  ['server_limit' as const, 'That is all for today', /^They renew at \d\d:\d\d\.$/u],
])('says when it renews if no plan raises the limit: %s', (reason, title, renewal) => {
  const limit = reachedLimit(refused(reason), new Date(2026, 10, 21))
  expect(limit).toMatchObject({ title, renewal: expect.stringMatching(renewal), upgrade: false })
})

it('does not tell a free account that payers have no prompts left', () => {
  const [free, payer] = [false, true].map((isPremium) =>
    reachedLimit(refused('server_limit'), new Date(2026, 10, 21), isPremium),
  )
  expect(free?.message).toBe('This server has used up its free prompts for today.')
  expect(payer?.message).toBe('This server has used up its prompts for today.')
})

it('asks for the confirmed address with which the allowance begins', () => {
  expect(reachedLimit(refused('unverified_email'), new Date(2026, 10, 21))).toEqual({
    title: 'Confirm your email address',
    message:
      'Open the link in the email that we sent you, then come back: your allowance begins with it. Your text stays here.',
    upgrade: false,
    resend: true,
  })
})

it('ignores other refusals', () => {
  expect(reachedLimit(refused(), new Date(2026, 10, 21))).toBeNull()
})
