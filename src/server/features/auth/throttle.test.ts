import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createThrottleRepository } from './throttle.repository.ts'
import { addressKey, createThrottleService, THROTTLE_RULES } from './throttle.service.ts'

describe('the network that an IP address counts for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts for %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it('is one for all hosts of a /64', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (a, b) => {
        const host = (address: string) =>
          `2001:db8:1:2:${address
            .replaceAll(':', '')
            .slice(0, 4)
            .padEnd(4, '0')
            .replaceAll(/[^0-9a-f]/g, '0')}::`
        expect(addressKey(host(a))).toBe(addressKey(host(b)))
      }),
    )
  })
})

describeDialects('throttle', (database) => {
  const rules = { ...THROTTLE_RULES, registerPerAddress: { limit: 2, windowMs: 10_000 } }
  const create = () => {
    const clock = createFakeClock()
    return {
      clock,
      throttle: createThrottleService({ repository: createThrottleRepository(database()), clock, rules }),
    }
  }

  it('allows exactly the limit of parallel attempts, and says how long to wait', async () => {
    const { throttle, clock } = create()
    await clock.advance(0)
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => throttle.register('203.0.113.9')))
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(2)
    await clock.advance(4_000)
    await expect(throttle.register('203.0.113.9')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 6,
    })
    await throttle.register('203.0.113.10')
  })

  it('starts again after the window', async () => {
    const { throttle, clock } = create()
    for (let i = 0; i < 2; i += 1) await throttle.register('203.0.113.9')
    await clock.advance(10_000)
    await throttle.register('203.0.113.9')
  })

  it('deletes expired windows', async () => {
    const { throttle, clock } = create()
    await throttle.register('203.0.113.9')
    await clock.advance(10_000)
    await throttle.sweep()
    expect(await database().selectFrom('throttle_windows').selectAll().execute()).toEqual([])
  })
})
