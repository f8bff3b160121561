import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { type WorkState } from '../../../../shared/features/admin/work.schema.ts'
import { openOwner, OWNER_EMAIL } from '../../../testing/accounts/open-owner.ts'

const HOUR = 60 * 60_000

/** Two mails about the owner's account that failed for two days. */
async function openWithFailures() {
  const owner = await openOwner()
  const { app, userId } = owner
  // The mail about the owner's sign-in.
  await app.runDueJobs()
  app.mailer.sent.length = 0
  app.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server cannot be reached.')
  for (let i = 0; i < 2; i += 1) await app.services.accountMail.enqueueReset(userId, 0)
  for (let tries = 0; tries < 20; tries += 1) {
    await app.runDueJobs()
    await app.clock.advance(4 * HOUR)
  }
  app.mailer.failure = undefined
  await owner.signInAgain()
  return owner
}

describe('work that failed for good', () => {
  it('is listed with the reason and the person', async () => {
    const { query } = await openWithFailures()
    const { data } = await query<WorkState>('work.list')
    expect(data).toMatchObject({ waiting: 0, running: 0, failedCount: 2 })
    const failed = { kind: 'mail', about: 'reset', email: OWNER_EMAIL, failure: 'The mail server cannot be reached.' }
    expect(data.failed).toMatchObject([failed, failed])
  })

  it('is tried again, one or all, and once', async () => {
    const { app, query, mutate } = await openWithFailures()
    const { data } = await query<WorkState>('work.list')
    const id = data.failed[0]?.id
    expect(await mutate('work.retry', { id })).toMatchObject({ status: 200, data: { count: 1 } })
    expect(await mutate('work.retry', { id })).toMatchObject({ status: 404 })
    expect((await query<WorkState>('work.list')).data).toMatchObject({ waiting: 1, failedCount: 1 })
    await app.runDueJobs()
    expect(app.mailer.sent).toHaveLength(1)
    expect(await mutate('work.retryAll')).toMatchObject({ data: { count: 1 } })
    await app.runDueJobs()
    expect(app.mailer.sent).toHaveLength(2)
    expect((await query<WorkState>('work.list')).data).toMatchObject({ waiting: 0, failedCount: 0, failed: [] })
  })

  it('goes with its account', async () => {
    const { app, query } = await openWithFailures()
    await app.db.updateTable('jobs').set({ user_id: null }).where('failed_at', 'is not', null).execute()
    expect((await query<WorkState>('work.list')).data.failed[0]).toMatchObject({ email: null })
  })
})
