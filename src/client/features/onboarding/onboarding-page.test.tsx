import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const EMAIL = 'noor@example.com'
const FIRST = 'What do you make, and for whom?'
const SECOND = 'How do you sound?'
const THIRD = 'What should your content do for you?'

async function openWizard(path = '/hook-generator?from=mail') {
  const server = await startTestServer()
  await server.signInAs(EMAIL, { onboarded: false })
  return openAt(server, path, FIRST)
}

async function openAt(server: TestServer, path: string, question: string) {
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: question })
  return {
    ...app,
    server,
    hands: createActions(app.user),
    reload: (next: string) => (cleanup(), openAt(server, path, next)),
  }
}

function createActions(user: ReturnType<typeof renderApp>['user']) {
  const bar = () => within(screen.getByRole('region', { name: 'Actions' }))
  return {
    bar,
    pick: (group: string, name: string) =>
      user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })),
    press: (name: string) => user.click(bar().getByRole('button', { name })),
    skip: (name: string) => user.click(screen.getByRole('button', { name })),
    question: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}

async function savedBy(server: TestServer) {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  return server.services.account.personalization(session?.user.id ?? '')
}

describe('the wizard of a new account', () => {
  it('comes before any page, at its own address, and leads to that page with its query', async () => {
    const { hands, address, server, user } = await openWizard()
    expect(address()).toBe('/onboarding')
    expect(document.title).toBe('Your creator profile | Hookline')
    hands.bar().getByText('Step 1 of 3')
    expect(within(screen.getByRole('radiogroup', { name: 'Content niche' })).getAllByRole('radio')).toHaveLength(15)
    expect(within(screen.getByRole('radiogroup', { name: 'Target audience' })).getAllByRole('radio')).toHaveLength(11)
    await hands.pick('Content niche', 'Travel')
    await hands.pick('Target audience', 'Other')
    await user.type(screen.getByLabelText('Your audience'), '  night owls ')
    await hands.press('Next')
    expect(document.activeElement).toBe(await hands.question(SECOND))
    await hands.pick('Brand personality', 'Calm & thoughtful')
    await hands.pick('Preferred content style', 'Storytelling')
    await hands.press('Next')
    await hands.question(THIRD)
    await user.click(screen.getByRole('checkbox', { name: 'Drive sales' }))
    await user.click(screen.getByRole('checkbox', { name: 'Grow my following' }))
    await hands.press('Complete')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Hook Generator' })
    expect(address()).toBe('/hook-generator?from=mail')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Hook Generator | Hookline')
    expect(await savedBy(server)).toEqual({
      hasCompletedOnboarding: true,
      contentNiche: 'Travel',
      targetAudience: 'night owls',
      brandPersonality: 'Calm & thoughtful',
      preferredContentStyle: 'Storytelling',
      contentGoals: ['Grow my following', 'Drive sales'],
    })
    expect(Object.keys(localStorage).filter((key) => key.endsWith('-onboarding'))).toEqual([])
  })

  it('can be skipped from the second step on, and leads from its own address to the start page', async () => {
    markCheckoutSeen()
    const { hands, address, server } = await openAtOnboarding()
    await hands.pick('Content niche', 'Gaming')
    await hands.pick('Target audience', 'Students')
    await hands.press('Next')
    await hands.question(SECOND)
    await hands.skip('Skip')
    await hands.question(THIRD)
    await hands.press('Previous')
    await hands.question(SECOND)
    await hands.skip('Skip')
    await hands.question(THIRD)
    await hands.skip('Skip & Complete')
    await screen.findByRole('heading', { level: 1, name: /^Good .+, noor$/u })
    expect(address()).toBe('/dashboard')
    expect(await savedBy(server)).toMatchObject({
      brandPersonality: 'Professional & authoritative',
      preferredContentStyle: 'Educational tutorials',
      contentGoals: ['Build brand awareness'],
    })
  })

  it('reports missing answers, at the field and in a toast', async () => {
    const { hands, server, user } = await openWizard()
    await hands.press('Next')
    const toast = await findToast('Missing Information')
    toast.getByText('Please select or enter your content niche.')
    const niche = screen.getByRole('radiogroup', { name: 'Content niche' })
    within(niche).getByText('Please select or enter your content niche.')
    expect(document.activeElement).toBe(within(niche).getByRole('radio', { name: 'Food & cooking' }))

    await hands.pick('Content niche', 'Travel')
    expect(within(niche).queryByText('Please select or enter your content niche.')).toBeNull()
    await hands.pick('Target audience', 'Other')
    await hands.press('Next')
    await within(await screen.findByRole('region', { name: /^Notifications \(/u })).findByText(
      'Please select or enter your target audience.',
    )
    const own = screen.getByLabelText('Your audience')
    expect(document.activeElement).toBe(own)
    expect(own.getAttribute('aria-invalid')).toBe('true')
    await user.click(own)
    await user.paste('x'.repeat(101))
    screen.getByText('Your audience can have at most 100 characters; this has 101.')
    expect(server.calls.join()).not.toContain('completeOnboarding')
  })

  it('reports an answer that is too long as too long, not as missing', async () => {
    const { hands, user, server } = await openWizard()
    await hands.pick('Content niche', 'Other')
    const own = screen.getByLabelText<HTMLInputElement>('Your niche')
    await user.click(own)
    await user.paste('x'.repeat(101))
    await hands.pick('Target audience', 'Parents')
    await hands.press('Next')
    const sentence = 'Your niche can have at most 100 characters; this has 101.'
    ;(await findToast('Answer Too Long')).getByText(sentence)
    expect(document.activeElement).toBe(own)
    expect(own.value).toHaveLength(101)
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0)
    expect(server.calls.join()).not.toContain('completeOnboarding')
  })

  it('opens the field of Other when it is chosen, and validates it only after typing', async () => {
    const { hands, user } = await openWizard()
    await hands.press('Next')
    await hands.pick('Target audience', 'Other')
    const own = screen.getByLabelText('Your audience')
    expect(document.activeElement).toBe(own)
    expect(own.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText('Please select or enter your target audience.')).toBeNull()
    await user.keyboard('n')
    expect(own.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('keeps the focus on the option that the arrow keys select', async () => {
    const { hands, user } = await openWizard()
    await hands.pick('Target audience', 'Adults over 50')
    await user.keyboard('{ArrowDown}')
    screen.getByLabelText('Your audience')
    expect(document.activeElement).toBe(screen.getAllByRole('radio', { name: 'Other' })[1])
    await user.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Your audience'))
  })

  it('survives a reload at any step', async () => {
    const first = await openWizard()
    await first.hands.pick('Content niche', 'Other')
    await first.user.type(screen.getByLabelText('Your niche'), 'Knots')
    await first.hands.pick('Target audience', 'Parents')
    const again = await first.reload(FIRST)
    expect(screen.getByLabelText<HTMLInputElement>('Your niche').value).toBe('Knots')
    await again.hands.press('Next')
    await again.hands.question(SECOND)
    await again.hands.pick('Brand personality', 'Bold & provocative')
    await again.reload(SECOND)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bold & provocative' }).checked).toBe(true)
  })

  it('keeps all answers when saving fails, and continues after a sign-in', async () => {
    const { hands, server, user } = await openWizard()
    await hands.pick('Content niche', 'Travel')
    await hands.pick('Target audience', 'Parents')
    await hands.press('Next')
    await hands.question(SECOND)
    await hands.press('Next')
    await hands.question(THIRD)
    network.use(http.post('*/trpc/auth.completeOnboarding', () => HttpResponse.error(), { once: true }))
    await hands.press('Complete')
    const toast = await findToast('Save Failed')
    toast.getByText('Failed to save your preferences. Please try again.')
    expect(within(screen.getByRole('form')).getByRole('alert').textContent).toBe(
      'Failed to save your preferences. Please try again.',
    )
    server.cookie.token = undefined
    await hands.press('Complete')
    await findToast('Authentication Required')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('heading', { level: 1, name: 'Hook Generator' })
    expect(await savedBy(server)).toMatchObject({ contentNiche: 'Travel' })
  })

  async function openAtOnboarding() {
    const opened = await openWizard('/onboarding')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    return opened
  }
})

describe('the wizard opened again', () => {
  async function openAgain() {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    return openAt(server, '/onboarding', FIRST)
  }

  it('shows the stored answers, and saves new ones', async () => {
    const { hands, address, server } = await openAgain()
    const before = await savedBy(server)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: before.contentNiche ?? '' }).checked).toBe(true)
    await hands.pick('Content niche', 'Technology')
    await hands.press('Next')
    await hands.question(SECOND)
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    await hands.press('Next')
    await hands.question(THIRD)
    await hands.press('Save')
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(address()).toBe('/settings')
    await screen.findByText('Technology')
    expect(await savedBy(server)).toEqual({ ...before, contentNiche: 'Technology' })
  })

  it('can be cancelled, and discards changes', async () => {
    const { hands, user, address, reload, server } = await openAgain()
    const before = await savedBy(server)
    await hands.pick('Content niche', 'Technology')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(address()).toBe('/settings')
    await reload(FIRST)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: before.contentNiche ?? '' }).checked).toBe(true)
    expect(await savedBy(server)).toEqual(before)
  })
})
