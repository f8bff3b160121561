import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failAfter } from '../../../../server/testing/fakes/fake-text-model.ts'
import { AppError } from '../../../../shared/errors.ts'
import { openTool } from '../../../testing/open-tool.ts'

/** Renders a tool whose request fails because too few speech characters are left. */
async function refuseSpeech({ premium }: { premium: boolean }) {
  const hooks = {
    path: '/hook-generator',
    heading: 'Hook Generator',
    form: 'What the hooks are about',
    subject: 'Topic',
  }
  const tool = await openTool(hooks, { premium })
  const refused = new AppError('FORBIDDEN', 'Used up.', { field: 'text', reason: 'monthly_limit' })
  tool.server.services.hooks.start = () => Promise.reject(refused)
  await tool.generate('A pan')
  return { ...tool, dialog: within(await screen.findByRole('dialog', { name: 'Monthly Limit Reached' })) }
}

describe('a text that exceeds the rest of the month', () => {
  it('shows a free user a link to the plans', async () => {
    const { dialog, results, user } = await refuseSpeech({ premium: false })
    const words =
      /^This text needs more than is left of your 5,000 text-to-speech characters this month\. They renew on \d{1,2} \w{3}\. Premium has 100,000 a month\.$/u
    dialog.getByText(words)
    dialog.getByText('First month $9.99, then $19.99 per month')
    const upgrade = dialog.getByRole('link', { name: 'Upgrade to Pro - $9.99/month' })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    results.getByText(words)
    expect(results.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('shows a subscriber no offer', async () => {
    const { dialog } = await refuseSpeech({ premium: true })
    dialog.getByText(
      /^This text needs more than is left of your 100,000 text-to-speech characters this month\. They renew on \d{1,2} \w{3}\.$/u,
    )
    dialog.getByRole('button', { name: 'Got it' })
    expect(dialog.queryByRole('link', { name: /Upgrade/u })).toBeNull()
  })
})

describe('a text that is refused after too many attempts', () => {
  it('is reported in a dialog and on the page, with the time of the next try and without a retry button', async () => {
    const hooks = {
      path: '/hook-generator',
      heading: 'Hook Generator',
      form: 'What the hooks are about',
      subject: 'Topic',
    }
    const { server, results, user, generate } = await openTool(hooks)
    server.text.script = failAfter(0, new AppError('TOO_MANY_REQUESTS', 'Too many.', { reason: 'daily_attempts' }))
    await generate('A pan')
    const dialog = within(await screen.findByRole('dialog', { name: 'Too many attempts today' }))
    dialog.getByText('Many texts were started today and not finished, and there is a limit to that.')
    dialog.getByText(/^You can go on at \d\d:\d\d\.$/u)
    expect(dialog.queryByRole('link', { name: /Upgrade/u })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Got it' }))
    results.getByText(/^You can go on at \d\d:\d\d\.$/u)
    expect(results.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('an account whose address is not confirmed, where its allowance begins with that', () => {
  const env = { SMTP_URL: 'smtp://mail.example' }

  it.each([
    ['/hook-generator', 'Hook Generator', 'What the hooks are about', 'Topic'],
    ['/script-writer', 'Script Writer', 'What the script is about', / topic$/u],
    ['/caption-generator', 'Caption Generator', 'What the caption is for', 'Content description'],
  ])(
    'is asked to confirm it, can have the link again, and keeps the text: %s',
    async (path, heading, form, subject) => {
      const {
        server,
        user,
        results,
        subject: field,
        generate,
      } = await openTool({ path, heading, form, subject }, { env })
      await generate('A pan for one')
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email address' }))
      dialog.getByText(/^Open the link in the email that we sent you, then come back/u)
      expect(dialog.queryByRole('link', { name: /Upgrade/u })).toBeNull()
      await user.click(dialog.getByRole('button', { name: 'Send again' }))
      await dialog.findByText('A new link is on its way to noor@example.com.')
      expect(server.mailer.lastTo('noor@example.com').subject).toBe('Confirm your email address')
      await user.click(dialog.getByRole('button', { name: 'Got it' }))
      results.getByRole('heading', { name: 'Confirm your email address' })
      results.getByRole('button', { name: 'Send again' })
      expect(field.value).toBe('A pan for one')
      const written = () => server.db.selectFrom('generations').select('state').execute()
      expect(await written()).toEqual([])

      await server.db.updateTable('users').set({ email_verified_at: '2026-11-20T12:00:00.000Z' }).execute()
      await user.click(results.getByRole('button', { name: 'Try again' }))
      await waitFor(async () => expect(await written()).toEqual([{ state: 'done' }]))
      await waitFor(() => expect(results.queryByRole('heading', { name: 'Confirm your email address' })).toBeNull())
    },
  )
})
