import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { expectAccessible, tabTo } from '../../../testing/accessibility.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openProviders(env: Record<string, string> = {}) {
  const opened = await openAdmin('/admin?tab=providers', env)
  await screen.findByRole('region', { name: 'Writer' })
  return { ...opened, card: (name: string) => within(screen.getByRole('region', { name })) }
}

describe('the tab Providers', () => {
  it('shows what answers, why, and how to change it', async () => {
    const { user, card } = await openProviders({ SMTP_URL: 'smtp://mail.example:587' })
    card('Mail').getByText('SMTP')
    card('Mail').getByText('mail.example:587')
    card('Mail').getByText('Not called yet')
    card('Writer').getByText('0 running, 0 waiting, 8 places')
    await user.click(card('Mail').getByText('Lines for .env'))
    expect(card('Mail').getByText(/^SMTP_URL=/u).textContent).toContain('smtps://user:password@mail.example')
    await expectAccessible()
  })

  it('tests a service by keyboard, and shows the new state', async () => {
    const { user, card, server } = await openProviders()
    await tabTo(user, card('Mail').getByRole('button', { name: 'Test: Mail' }))
    await user.keyboard('{Enter}')
    await card('Mail').findByText(/^Sent to your address in/u)
    await card('Mail').findByText('Works')
    expect(server.mailer.sent).toHaveLength(1)
  })

  it('shows the failure of a test', async () => {
    const { user, card, server } = await openProviders()
    const cause = Object.assign(new Error('535 password=hunter2 refused'), { code: 'EAUTH', responseCode: 535 })
    server.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server cannot be reached.', { cause })
    await user.click(card('Mail').getByRole('button', { name: 'Test: Mail' }))
    const said = 'The mail server cannot be reached. It said: 535 password=[hidden] refused (EAUTH)'
    await card('Mail').findByText((text) => text.startsWith(`${said} (after`))
    card('Mail').getByText((text) => text.endsWith(`: send, 0.0 s. ${said}`))
    await card('Mail').findByText('Last call failed')
    await expectAccessible()
  })

  it('asks who the owner is when a test comes too late', async () => {
    const { user, card, server } = await openProviders()
    await server.clock.advance(16 * 60_000)
    await user.click(card('Mail').getByRole('button', { name: 'Test: Mail' }))
    await screen.findByRole('region', { name: "Confirm it's you" })
    expect(server.mailer.sent).toHaveLength(0)
  })
})
