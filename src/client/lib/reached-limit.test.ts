import { expect, it } from 'vitest'
import { LIMIT_MESSAGE } from '../../shared/errors.ts'
import { reachedLimit } from './reached-limit.ts'

const REFUSED = { status: 403, message: LIMIT_MESSAGE.monthly, requestId: undefined, field: 'text' }

it('names no figure of speech and sells nothing while the plan is unknown', () => {
  const limit = reachedLimit(REFUSED, new Date(2026, 10, 21))
  expect(limit?.message).toMatch(
    /^This text needs more than is left of your text-to-speech characters this month\. They renew on \d{1,2} \w{3}\.$/u,
  )
  expect(limit?.upgrade).toBe(false)
})
