import { expect, it } from 'vitest'
import { LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { reachedLimit } from './reached-limit.ts'

const REFUSED = { status: 403, message: LIMIT_MESSAGE.monthly, requestId: undefined, field: 'text' }

it('names no figure of speech and sells nothing while the plan is unknown', () => {
  const limit = reachedLimit(REFUSED, new Date(2026, 10, 21))
  expect(limit?.message).toMatch(
    /^This text needs more than is left of your text-to-speech characters this month\. They renew on \d{1,2} \w{3}\.$/u,
  )
  expect(limit?.upgrade).toBe(false)
})

it.each([
  [429, LIMIT_MESSAGE.attemptsToday, 'Too many attempts today', /^You can go on at \d\d:\d\d\.$/u],
  [429, LIMIT_MESSAGE.attemptsThisMonth, 'Too many attempts this month', /^You can go on on \d{1,2} \w{3}\.$/u],
  [503, LIMIT_MESSAGE.server, 'That is all for today', /^They renew at \d\d:\d\d\.$/u],
])('says when it goes on where no plan helps: %i %s', (status, message, title, renewal) => {
  const limit = reachedLimit({ status, message, requestId: undefined, field: undefined }, new Date(2026, 10, 21))
  expect(limit).toMatchObject({ title, renewal: expect.stringMatching(renewal), upgrade: false })
})

it('takes no other refusal for a limit', () => {
  const busy = {
    status: 429,
    message: '5 of your texts are under way already.',
    requestId: undefined,
    field: undefined,
  }
  expect(reachedLimit(busy, new Date(2026, 10, 21))).toBeNull()
})
