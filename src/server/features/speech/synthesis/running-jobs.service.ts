import { AppError } from '../../../../shared/errors.ts'

/** Texts that are being spoken on this server, by user, so that an account's deletion or block can abort them. */
export function createRunningJobs() {
  const running = new Map<string, Set<{ stop: AbortController; over: Promise<unknown> }>>()

  return {
    /** Runs the work of a user's text. Its signal also fires when the account is being deleted. */
    async during<Result>(
      userId: string,
      signal: AbortSignal,
      task: (signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      const stop = new AbortController()
      const over = task(AbortSignal.any([signal, stop.signal]))
      const text = { stop, over }
      const ofUser = running.get(userId) ?? new Set()
      running.set(userId, ofUser.add(text))
      try {
        return await over
      } finally {
        ofUser.delete(text)
        if (ofUser.size === 0) running.delete(userId)
      }
    },

    /** Aborts every text of a user with the reason in words. Resolves once none of them stores anything. */
    async endAllOf(userId: string, why: string): Promise<void> {
      const texts = [...(running.get(userId) ?? [])]
      for (const { stop } of texts) stop.abort(new AppError('CONFLICT', why))
      await Promise.allSettled(texts.map(({ over }) => over))
    },
  }
}
