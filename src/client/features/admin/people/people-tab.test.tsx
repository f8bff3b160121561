import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../../../shared/features/subscription/sandbox.constants.ts'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { expectAccessible, tabTo } from '../../../testing/accessibility.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { OWNER } from '../testing/open-admin.ts'

const NOOR = 'noor@example.com'
const MINUTE = 60_000

/** Opens the list of the owner and another person, Noor. */
async function openPeople(env: Record<string, string> = {}, prepare?: (server: TestServer) => Promise<unknown>) {
  const server = await startTestServer({ ...env, OWNER_EMAIL: OWNER })
  await server.signInAs(OWNER)
  await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
  await server.clock.advance(1)
  await server.services.hostAccounts.ensure(NOOR, TEST_PASSWORD)
  await prepare?.(server)
  const { user } = renderApp('/admin?tab=people')
  await screen.findByRole('list', { name: 'People' })
  return { server, user }
}

/** Opens Noor's account in the list. */
async function openNoor(...options: Parameters<typeof openPeople>) {
  const opened = await openPeople(...options)
  await opened.user.click(screen.getByRole('button', { name: `Manage ${NOOR}` }))
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'noor' })) }
}

const rowOf = (email: string) => within(screen.getByText(email, { selector: 'li span' }).closest('li') ?? document.body)

describe('the tab People', () => {
  it('lists who is here and what they use, and finds by a part of the address', async () => {
    const { user } = await openPeople({ PLANS: 'off', ALLOWANCE_PROMPTS: '200' }, async ({ services }) => {
      const person = (await services.people.list({ search: NOOR })).people[0]
      await services.people.setAllowance('owner', {
        id: person?.id ?? '',
        prompts: 1_500,
        searches: 0,
        speechCharacters: null,
      })
    })
    await expectAccessible()
    screen.getByText('2 accounts')
    expect(screen.getAllByRole('button', { name: /^Manage / }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      `Manage ${NOOR}`,
      `Manage ${OWNER}`,
    ])
    rowOf(NOOR).getByText('Own allowance: 1,500 prompts, no searches a month')
    rowOf(NOOR).getByText('Nothing')
    rowOf(OWNER).getByText('200 prompts a month')
    rowOf(OWNER).getByText('You')
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'noor@')
    await screen.findByText('1 account')
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), ' nobody')
    await screen.findByText('Nobody found')
  })

  it('blocks after a question, shows it, and lets in again, by keyboard', async () => {
    const { server, user } = await openNoor()
    await expectAccessible()
    await tabTo(user, screen.getByRole('button', { name: 'Block' }))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Block this account?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Block this account?' })).toBeNull())
    await tabTo(user, screen.getByRole('button', { name: 'Block' }))
    await user.keyboard('{Enter}')
    const question = within(await screen.findByRole('dialog', { name: 'Block this account?' }))
    await expectAccessible()
    await tabTo(user, question.getByRole('button', { name: 'Block' }))
    await user.keyboard('{Enter}')
    await findToast('Blocked')
    await expect(server.services.auth.login({ email: NOOR, password: TEST_PASSWORD }, VISITOR)).rejects.toMatchObject({
      reason: 'account_blocked',
    })
    await waitFor(() => rowOf(NOOR).getByText('Blocked'))
    await user.click(await screen.findByRole('button', { name: 'Unblock' }))
    await user.click(within(await screen.findByRole('dialog', { name: 'Unblock this account?' })).getByText('Unblock'))
    await findToast('Unblocked')
    await server.services.auth.login({ email: NOOR, password: TEST_PASSWORD }, VISITOR)
  })

  it('ends the subscription with the block, unless the owner decides otherwise, and says where that failed', async () => {
    const { server, user } = await openNoor({}, async ({ services }) => {
      const person = (await services.people.list({ search: NOOR })).people[0]
      const { clientSecret } = await services.checkout.start(
        { id: person?.id ?? '', email: NOOR, emailVerified: true },
        'monthly',
      )
      await services.sandbox().pay(clientSecret, { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' })
    })
    const person = async () => (await server.services.people.list({ search: NOOR })).people[0]
    const ask = async (name: string, title: string) => {
      await user.click(await screen.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', { name: title }))
    }
    const question = await ask('Block', 'Block this account?')
    const box = question.getByRole<HTMLInputElement>('checkbox', { name: /^End the subscription too/u })
    expect(box.checked).toBe(true)
    const problem = 'Its subscription could not be ended and goes on: The payment service does not answer.'
    const answer = { result: { data: { message: 'The account is blocked.', subscriptionProblem: problem } } }
    network.use(
      http.post('*/trpc/admin.people.block', async () => {
        await server.services.people.block('owner', { id: (await person())?.id ?? '', endsSubscription: false })
        return HttpResponse.json(answer)
      }),
    )
    await user.click(question.getByRole('button', { name: 'Block' }))
    ;(await findToast('Blocked')).getByText(new RegExp(problem, 'u'))
    await screen.findByText('Goes on and is charged again, although the account is blocked')
    const ending = await ask('End the subscription', 'End the subscription?')
    await user.click(ending.getByRole('button', { name: 'End the subscription' }))
    await findToast('Subscription ended')
    expect(await person()).toMatchObject({ renews: false })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End the subscription' })).toBeNull())
  })

  it('saves an own allowance, and shows what is wrong with one', async () => {
    const { server, user, sheet } = await openNoor({ PLANS: 'off' })
    const prompts = sheet.getByLabelText('Prompts a month')
    await user.type(prompts, 'many')
    await user.click(sheet.getByRole('button', { name: 'Save allowance' }))
    await sheet.findByText('Enter a whole number, or nothing.')
    expect(document.activeElement).toBe(prompts)
    await user.clear(prompts)
    await user.type(prompts, '1,000')
    await user.click(sheet.getByRole('button', { name: 'Save allowance' }))
    await findToast('Allowance saved')
    expect((await server.services.people.list({ search: NOOR })).people[0]?.allowance.prompts).toBe(1_000)
    await waitFor(() => rowOf(NOOR).getByText('Own allowance: 1,000 prompts a month'))
  })

  it('signs out and mails a reset link', async () => {
    const { server, user, sheet } = await openNoor()
    for (const [name, done] of [
      ['Sign out everywhere', 'Signed out everywhere'],
      ['Send a reset link', 'Link sent'],
    ] as const) {
      await user.click(sheet.getByRole('button', { name }))
      const question = within(await screen.findByRole('dialog', { name: `${name}?` }))
      await user.click(question.getByRole('button', { name: /^S/u }))
      await findToast(done)
    }
    await server.runDueJobs()
    expect(server.mailer.lastTo(NOOR).subject).toBe('Choose a new password')
  })

  it('says that a new password empties an account whose address was never confirmed', async () => {
    const { user, sheet } = await openNoor({}, ({ db }) =>
      db.updateTable('users').set({ email_verified_at: null }).where('email_key', '=', NOOR).execute(),
    )
    await user.click(sheet.getByRole('button', { name: 'Send a reset link' }))
    const question = within(await screen.findByRole('dialog', { name: 'Send a reset link?' }))
    question.getByText(/with the new password the account begins empty\.$/u)
  })

  it('frees the address of an account whose sign-in may be gone, after a question, and of no other', async () => {
    const { server, user, sheet } = await openNoor({}, ({ db }) =>
      db
        .updateTable('users')
        .set({ external_id: 'uid-noor', provider: 'google' })
        .where('email_key', '=', NOOR)
        .execute(),
    )
    await user.click(sheet.getByRole('button', { name: 'Free the address' }))
    const question = within(await screen.findByRole('dialog', { name: 'Free the address?' }))
    question.getByText(/delete the account instead/u)
    await expectAccessible()
    await user.click(question.getByRole('button', { name: 'Free the address' }))
    await findToast('Address freed')
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Free the address' })).toBeNull())
    expect((await server.services.auditLog.page(undefined)).entries).toMatchObject([{ action: 'free', about: NOOR }])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'What was done' }))
    await screen.findByText(`Freed the address of ${NOOR} for a new sign-in`)
  })

  it('deletes once the address is typed, and the log has it', async () => {
    const { user, sheet } = await openNoor()
    await user.click(sheet.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this account?' }))
    await user.type(dialog.getByLabelText('Type the address to confirm'), 'noor{Enter}')
    await dialog.findByText(`Type ${NOOR} to delete this account.`)
    await expectAccessible()
    await user.clear(dialog.getByLabelText('Type the address to confirm'))
    await user.type(dialog.getByLabelText('Type the address to confirm'), `${NOOR}{Enter}`)
    await findToast('Account deleted')
    await screen.findByText('1 account')
    await user.click(screen.getByRole('button', { name: 'What was done' }))
    const log = within(await screen.findByRole('list', { name: 'What was done, newest first' }))
    log.getByText('Deleted an account')
    log.getByText(new RegExp(`by ${OWNER}$`, 'u'))
    await expectAccessible()
  })

  it('has nothing to press on the own account, and keeps the only owner', async () => {
    const { user } = await openPeople()
    await user.click(screen.getByRole('button', { name: `Manage ${OWNER}` }))
    const sheet = within(await screen.findByRole('dialog', { name: 'owner' }))
    sheet.getByText(/^This is you\./u)
    expect(sheet.queryByRole('button', { name: 'Block' })).toBeNull()
    const close = sheet.getByRole('button', { name: 'Close' })
    await waitFor(() => expect(document.activeElement).toBe(close))
    await user.click(close)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `Manage ${OWNER}` })))
  })

  it('makes invitations and ends them, each in the log, which asks for a new sign-in too', async () => {
    const { server, user } = await openPeople()
    await user.click(screen.getByRole('button', { name: 'Invite people' }))
    await user.click(await screen.findByRole('button', { name: 'Create link' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Invitation link')).value).toContain('/signup?invite=')
    await user.click(await screen.findByRole('button', { name: /^End the invitation: For 1 person more/u }))
    await findToast('Invitation ended')
    await user.keyboard('{Escape}')
    await server.clock.advance(16 * MINUTE)
    await user.click(screen.getByRole('button', { name: 'What was done' }))
    const form = within(await screen.findByRole('form', { name: "Confirm it's you" }))
    await user.type(form.getByLabelText('Password'), `${TEST_PASSWORD}{Enter}`)
    const log = within(await screen.findByRole('list', { name: 'What was done, newest first' }))
    expect(log.getAllByText(/^(?:Ended|Made) an invitation/u).map((entry) => entry.textContent)).toEqual([
      'Ended an invitation',
      'Made an invitation: people 1, days 7',
    ])
  })

  it('asks for a new sign-in where the last one is too long ago', async () => {
    const { server, user, sheet } = await openNoor()
    await server.clock.advance(16 * MINUTE)
    await user.click(sheet.getByRole('button', { name: 'Block' }))
    const question = within(await screen.findByRole('dialog', { name: 'Block this account?' }))
    await user.click(question.getByRole('button', { name: 'Block' }))
    await screen.findByRole('region', { name: "Confirm it's you" })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says when the list or an act failed, and tries again', async () => {
    const { user, sheet } = await openNoor()
    network.use(http.post('*/trpc/admin.people.block*', () => HttpResponse.error(), { once: true }))
    await user.click(sheet.getByRole('button', { name: 'Block' }))
    const question = within(await screen.findByRole('dialog', { name: 'Block this account?' }))
    await user.click(question.getByRole('button', { name: 'Block' }))
    await question.findByText(/^The server could not be reached\./u)
    await user.click(question.getByRole('button', { name: 'Block' }))
    await findToast('Blocked')
  })

  it('says when the list did not load, and loads again', async () => {
    const server = await startTestServer({ OWNER_EMAIL: OWNER })
    await server.signInAs(OWNER)
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now().toISOString() }).execute()
    network.use(http.get('*/trpc/*admin.people.list*', () => HttpResponse.error(), { once: true }))
    const { user } = renderApp('/admin?tab=people')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('list', { name: 'People' })
  })
})

const VISITOR = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }
