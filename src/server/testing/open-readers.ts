import { type PlanRequest } from '../../shared/features/planner/planner.schema.ts'
import { insertUser } from './database/insert-user.ts'
import { createTestApp } from './test-app.ts'

/** Fields of an account with a verified address. */
export const PROVEN = { emailVerifiedAt: new Date('2026-11-20T12:00:00.000Z') }

/** A server with users who plan and are reminded by mail; the first of them is `noor`. */
export async function openReaders() {
  const app = await createTestApp()
  const failures: unknown[] = []

  /** A user with a verified address and mails switched on. */
  async function reader(id: string, changes: Parameters<typeof insertUser>[2] = PROVEN, emailUpdates = true) {
    await insertUser(app.db, id, changes)
    await app.services.account.updatePreferences(id, { emailUpdates })
  }

  async function sweep() {
    await app.services.reminders.sweep(new AbortController().signal)
    failures.push(...(await app.runDueJobs()))
  }

  /** The mails of one round. */
  async function round() {
    const before = app.mailer.sent.length
    await sweep()
    return app.mailer.sent.slice(before)
  }

  await reader('noor')
  return {
    app,
    /** The errors that the rounds reported. */
    failures,
    reader,
    sweep,
    round,
    recipients: async () => (await round()).map(({ to }) => to),
    until: (instant: string) => app.clock.advance(Date.parse(instant) - app.clock.now().getTime()),

    async plan(scheduledDate: string, more: Partial<PlanRequest> = {}, userId = 'noor', title = 'Hook: One pan') {
      const item = await app.services.library.save(userId, { title, content: title, type: 'hook', tags: [] })
      const entry = { libraryItemId: item.id, platform: 'TikTok' as const, ...more }
      return app.services.planner.create(userId, { ...entry, scheduledDate: new Date(scheduledDate).toISOString() })
    },
  }
}

export type Readers = Awaited<ReturnType<typeof openReaders>>
