import { createHash } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type KeyClaim } from '../../generation/idempotency.ts'
import { type Leases } from '../../runtime/leases.ts'
import { type IdempotencyRepository } from './idempotency.repository.ts'

/** Milliseconds for which the first answer is stored. */
const REMEMBER_MS = 24 * 60 * 60_000
const STILL_RUNNING = 'The first request with this Idempotency-Key is still running. Try again later.'
/**
 * Milliseconds between look-ups of a repetition that waits for the first answer. It waits instead of failing, because a
 * user who clicked twice wants the result.
 */
const POLL_MS = 250
/** Milliseconds that a repetition waits at most: as long as the longest generation, a text that waits and is then spoken. */
const WAIT_MS = 550_000
/** Repetitions of one user that may wait in parallel, because each polls the database. */
const MOST_WAITING = 5

export type Claim = { state: 'new'; claim: KeyClaim } | { state: 'done'; result: unknown }

/** The same user, key and body get one piece of work and one answer, however often the request arrives. */
export function createIdempotencyService(deps: {
  repository: IdempotencyRepository
  leases: Pick<Leases, 'acquire'>
  clock: Clock
}) {
  const { repository, leases, clock } = deps
  const waiting = new Map<string, number>()

  /** Takes one of a user's slots for waiting. Returns the function that releases it. */
  function beginWaiting(userId: string): () => void {
    const others = waiting.get(userId) ?? 0
    if (others >= MOST_WAITING) throw new AppError('CONFLICT', STILL_RUNNING, { retryAfterSeconds: 10 })
    waiting.set(userId, others + 1)
    return () => {
      const left = (waiting.get(userId) ?? 1) - 1
      if (left > 0) waiting.set(userId, left)
      else waiting.delete(userId)
    }
  }

  /** Claims a key that has neither running work nor an answer. */
  async function begin(userId: string, key: string, bodyHash: string): Promise<KeyClaim | undefined> {
    const lease = await leases.acquire(userId, `idempotency:${key}`)
    if (!lease) return undefined
    let isNew = false
    try {
      isNew = await repository.begin(userId, key, bodyHash, clock.now(), lease.check)
    } finally {
      if (!isNew) await lease.release()
    }
    return isNew ? { key, lease } : undefined
  }

  return {
    /**
     * Claims `key` for a request with this body. Returns `new` with the claim to the first request, and `done` with the
     * first answer to every repetition, which waits while the first is running. Throws CONFLICT for another body, and
     * where too many repetitions wait.
     */
    async claim(userId: string, key: string, body: unknown, signal: AbortSignal): Promise<Claim> {
      const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
      const giveUpAt = clock.now().getTime() + WAIT_MS
      let endWaiting: (() => void) | undefined
      try {
        for (;;) {
          const claim = await begin(userId, key, bodyHash)
          if (claim) return { state: 'new', claim }
          const record = await repository.find(userId, key)
          if (record && record.bodyHash !== bodyHash) {
            throw new AppError('CONFLICT', 'This Idempotency-Key was used for another request. Use a new key.')
          }
          if (record?.result !== undefined) return { state: 'done', result: record.result }
          if (clock.now().getTime() >= giveUpAt) {
            throw new AppError('CONFLICT', STILL_RUNNING, { retryAfterSeconds: 60 })
          }
          endWaiting ??= beginWaiting(userId)
          await clock.sleep(POLL_MS, signal)
        }
      } finally {
        endWaiting?.()
      }
    },

    /** Releases the claim of a request that delivered nothing. */
    async release(userId: string, { key, lease }: KeyClaim): Promise<void> {
      try {
        await repository.deleteRunning(userId, key, lease.check)
      } finally {
        await lease.release()
      }
    },

    exportData: (userId: string) => repository.findAll(userId),

    /** Deletes answers after 24 h. */
    sweep: (): Promise<void> => repository.deleteOlderThan(new Date(clock.now().getTime() - REMEMBER_MS)),
  }
}
