import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { SANDBOX_CARDS, type SandboxCardBehaviour } from '../../../../shared/features/subscription/sandbox.constants.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { pay } from '../../../testing/pay.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

const region = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the portal of a user who has just paid for the monthly plan. */
async function openPortal() {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await pay(server, 'monthly')
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  const { url } = await server.services.checkout.portal(session?.user.id ?? '')
  const { pathname, search } = new URL(url, location.origin)
  const app = renderApp(pathname + search)
  await screen.findByRole('region', { name: 'Invoices' })
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }))
  const fillIn = async (behaviour: SandboxCardBehaviour) => {
    await press('Update card')
    const card = SANDBOX_CARDS.find((one) => one.behaviour === behaviour)
    await press(`${card?.number} ${card?.label}`)
    await press('Save card')
  }
  return { ...app, server, press, fillIn }
}

describe('the portal of the sandbox', () => {
  it('shows plan, card, invoices and a link back', async () => {
    await openPortal()
    region('Plan').getByText('Monthly Plan')
    region('Plan').getByText('$19.99 on 20 December 2026')
    region('Card').getByText('Card ending in 4242')
    expect(region('Invoices').getByRole('listitem').textContent).toBe('Monthly $9.99 20 November 2026 Paid')
    expect(screen.getByRole('link', { name: 'Back to Hookline' }).getAttribute('href')).toMatch(/\/profile$/u)
  })

  it('changes the plan after a confirmation', async () => {
    const { user, press } = await openPortal()
    await press('Switch to Yearly')
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Yearly?' }))
    dialog.getByText(/^\$199\.99 per year, from now on\./u)
    await user.click(dialog.getByRole('button', { name: 'Switch to Yearly' }))
    await region('Plan').findByText('Yearly Plan')
    expect(region('Invoices').getAllByRole('listitem')).toHaveLength(2)
  })

  it('cancels at the end of the period, and resumes', async () => {
    const { press } = await openPortal()
    await press('Cancel at period end')
    await region('Plan').findByText('Ends on')
    expect(screen.queryByRole('button', { name: 'Switch to Yearly' })).toBeNull()
    await press('Resume subscription')
    await region('Plan').findByText('$19.99 on 20 December 2026')
  })

  it("accepts another card, says why one is refused, and asks for the bank's confirmation", async () => {
    const { user, press, fillIn } = await openPortal()
    await fillIn('declines')
    const toast = await findToast('The card was not saved')
    toast.getByText('Your card was declined.')
    region('Card').getByText('Card ending in 4242')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await fillIn('confirms')
    await screen.findByRole('region', { name: 'Confirm this payment' })
    await press('Approve')
    await screen.findByText('Card ending in 3155')
  })

  it('reports a failure, and changes nothing', async () => {
    const { press } = await openPortal()
    network.use(http.post('*/trpc/subscription.sandbox.cancel', () => HttpResponse.error()))
    await press('Cancel at period end')
    await findToast('The subscription was not cancelled')
    region('Plan').getByText('Next payment')
  })

  it('reports an unknown portal session', async () => {
    await startTestServer()
    renderApp('/sandbox/portal?session_id=bps_unknown')
    await screen.findByRole('heading', { name: 'This page did not open' })
    screen.getByText('This page has expired. Start again.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Profile' }).getAttribute('href')).toBe('/profile')
  })
})
