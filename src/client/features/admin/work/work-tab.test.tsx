import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible, tabTo } from '../../../testing/accessibility.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { openAdmin, OWNER } from '../testing/open-admin.ts'

async function openWork(count: number) {
  const opened = await openAdmin('/dashboard')
  const { server } = opened
  const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let i = 0; i < count; i += 1) {
    const at = server.clock.now().toISOString()
    const job = { id: `job-${i}`, kind: 'mail', user_id: userId, data: '{"about":"reset"}', created_at: at, due_at: at }
    const failure = 'The mail server cannot be reached.'
    await server.db
      .insertInto('jobs')
      .values({ ...job, failed_at: at, failure })
      .execute()
  }
  await screen.findByRole('button', { name: /^Account menu/u })
  await opened.router.navigate({ to: '/admin', search: { tab: 'work' } })
  return opened
}

describe('the tab Work', () => {
  it('says that nothing failed', async () => {
    await openWork(0)
    await screen.findByText('Everything went out')
    await expectAccessible()
  })

  it('lists what failed, and has one tried again by keyboard', async () => {
    const { server, user } = await openWork(2)
    const list = within(await screen.findByRole('list', { name: 'Failed for good' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getAllByText(OWNER)).toHaveLength(2)
    await expectAccessible()
    const [first] = list.getAllByRole('button', { name: `Try again: Mail with a link to a new password for ${OWNER}` })
    if (!first) throw new Error('There is no button')
    await tabTo(user, first)
    await user.keyboard('{Enter}')
    await findToast('It will be tried again')
    await screen.findByText('One did not go out')
    expect(await server.jobs.deadLetters()).toHaveLength(1)
  })

  it('has all tried again', async () => {
    const { server, user } = await openWork(3)
    await user.click(await screen.findByRole('button', { name: 'Try all again' }))
    await findToast('3 will be tried again')
    await screen.findByText('Everything went out')
    expect(await server.jobs.counts()).toMatchObject({ dead: 0 })
  })

  it('says when one is gone already', async () => {
    const { server, user } = await openWork(1)
    const button = await screen.findByRole('button', { name: /^Try again: /u })
    await server.jobs.retryDeadLetters()
    await user.click(button)
    await findToast('Not tried again')
    await screen.findByText('Everything went out')
  })
})
