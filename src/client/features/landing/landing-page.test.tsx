import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pendingTopic, rememberTopic } from '../../lib/generation/topic-intent.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../components/samples/sample-hooks.ts'
import { findToast } from '../../testing/find-toast.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

describe('landing page', () => {
  it('describes the product and links to sign-up', async () => {
    await startTestServer()
    const { user, address } = renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'AI-Powered Creator Toolkit' })
    expect(document.title).toBe('Hookline: AI-Powered Creator Toolkit')
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    await user.click(within(hero as HTMLElement).getByRole('link', { name: 'Start Creating Now' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(address()).toBe('/signup')
  })

  it.each([
    ['See Features', 'features', 'Four tools'],
    ['Pricing', 'pricing', 'Pricing'],
  ])('scrolls by %s to that section', async (link, hash, heading) => {
    await startTestServer()
    const { user, address } = renderApp('/')
    await user.click(await screen.findByRole('link', { name: link }))
    expect(address()).toBe(`/#${hash}`)
    expect(document.getElementById(hash)?.textContent).toContain(heading)
  })

  it.each([
    ['Hook Generator', 'Try 10 Free Hooks Per Day'],
    ['Script Writer', 'Sign Up & Try Free'],
    ['Caption Generator', 'Sign Up & Try Free'],
    ['Text-to-Speech', 'Sign Up & Try Free'],
  ])('has a card for the %s that links to sign-up', async (tool, action) => {
    await startTestServer()
    renderApp('/')
    const title = await screen.findByRole('heading', { level: 3, name: tool })
    const card = title.closest('article')
    const link = within(card as HTMLElement).getByRole('link', { name: `${action} ${tool}` })
    expect(link.getAttribute('href')).toBe('/signup')
  })

  it('shows price, period and contents of each plan', async () => {
    await startTestServer()
    renderApp('/')
    await screen.findByText(/^Start free with 10 AI prompts a day and 5,000 TTS characters a month\./u)
    const monthly = await screen.findByRole('article', { name: 'Monthly' })
    expect(monthly.textContent).toContain('$19.99per month')
    expect(monthly.textContent).toContain('First month $9.99, then $19.99 per month')
    expect(monthly.textContent).toContain('Cancel anytime')
    const yearly = screen.getByRole('article', { name: 'Yearly' })
    expect(yearly.textContent).toContain('$199.99per year')
    for (const term of ['Best Value', 'about $16.67 per month', 'Save $39.89 vs monthly']) {
      expect(within(yearly).getByText(term)).toBeTruthy()
    }
    for (const card of [monthly, yearly]) {
      expect(
        within(card)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([
        'Hook Generator',
        'Script Writer',
        'Caption Generator',
        'Text-to-Speech',
        'Search assistant (1,000 searches a month)',
        '1,500 AI prompts a month',
        '100,000 TTS characters a month',
        'Priority processing',
      ])
      const action = within(card).getByRole('link', { name: /^Create Account & Subscribe/ })
      expect(action.getAttribute('href')).toBe('/signup')
    }
  })

  it.each([
    ['Monthly', 'monthly'],
    ['Yearly', 'yearly'],
  ])('keeps the plan %s that a visitor chose through sign-up', async (name, plan) => {
    await startTestServer()
    const { user, address, router } = renderApp('/')
    const card = within(await screen.findByRole('article', { name }))
    await user.click(card.getByRole('link', { name: `Create Account & Subscribe ${name}` }))
    await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    await user.type(screen.getByLabelText('Email'), 'noor@example.com')
    await user.type(screen.getByLabelText('Password'), 'a fine secret')
    await user.type(screen.getByLabelText('Confirm password'), 'a fine secret')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(address()).toBe('/onboarding'))
    expect(router.state.location.state.intended).toBe(`/checkout?plan=${plan}`)
    await findToast('Account created!')
  })

  it('links a user to the checkout of the plan', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { user, address } = renderApp('/')
    await user.click(await screen.findByRole('link', { name: 'Subscribe Yearly' }))
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
    expect(address()).toBe('/checkout?plan=yearly')
  })

  it('ends with the contents of Premium', async () => {
    await startTestServer()
    renderApp('/')
    const promo = await screen.findByRole('region', { name: 'Choose Your plan' })
    within(promo).getByText('PREMIUM AI TOOLKIT: Professional Content Creation!')
    within(promo).getByText('Yearly plan: Save $40!')
    expect(promo.querySelector('dl')?.textContent).toBe(
      'AI prompts per month1,500search-assistant searches per month1,000TTS characters per month100,000',
    )
    const action = within(promo).getByRole('link', { name: 'Start Creating Now' })
    expect(action.getAttribute('href')).toBe('/signup')
    expect(within(promo).getByRole('link', { name: 'View Full Pricing' }).getAttribute('href')).toBe('/pricing')
  })

  it('shows hooks with the facts that they are based on, and says that no AI wrote them', async () => {
    await startTestServer()
    renderApp('/')
    const shown = await screen.findByRole('list', { name: 'Three of ten hooks for this topic' })
    const [first] = within(shown).getAllByRole('listitem')
    expect(first?.textContent).toContain('One pan, one onion. Eleven dollars. 40 minutes on Sunday.')
    const said = screen.getByText('Drafted without an AI, from this topic and four facts')
    const facts = within(said.parentElement as HTMLElement).getAllByRole('listitem')
    expect(facts.map(({ textContent }) => textContent)).toEqual(SAMPLE_FACTS)
    screen.getByText('Drafted without an AI, from four facts')
  })

  it('names the support mailbox and the legal texts of this server', async () => {
    await startTestServer({ SUPPORT_EMAIL: 'help@hookline.example', TERMS_URL: 'https://host.example/agb' })
    const { user, address } = renderApp('/')
    const footer = await screen.findByRole('contentinfo')
    const mailbox = await within(footer).findByRole('link', { name: 'help@hookline.example' })
    expect(mailbox.getAttribute('href')).toBe('mailto:help@hookline.example')
    expect(within(footer).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('https://host.example/agb')
    await user.click(within(footer).getByRole('link', { name: 'Privacy' }))
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(address()).toBe('/privacy')
  })
})

describe('the topic card of the landing page', () => {
  it('keeps its text as the topic of the first generation, through sign-up and onboarding', async () => {
    const server = await startTestServer()
    const { user, address } = renderApp('/')
    await user.type(await screen.findByLabelText('Topic'), 'Bread for two')
    await user.click(screen.getByRole('button', { name: 'Get ten hooks' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(address()).toBe(`/signup?redirect=${encodeURIComponent('/hook-generator')}`)

    cleanup()
    await server.signInAs('noor@example.com')
    const { user: noor } = renderApp('/hook-generator')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Topic')
    expect(field.value).toBe('Bread for two')
    await noor.click(within(screen.getByRole('form')).getByRole('button', { name: 'Generate' }))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(server.text.briefs).toMatchObject([{ topic: 'Bread for two' }])

    cleanup()
    renderApp('/hook-generator')
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(server.text.briefs).toHaveLength(1)
  })

  it('passes a typed topic through every link to sign-up, and none where the field was emptied', async () => {
    await startTestServer()
    const { user } = renderApp('/')
    const field = await screen.findByLabelText('Topic')
    await user.type(field, 'Bread for two')
    await user.clear(field)
    expect(pendingTopic()).toBe('')
    await user.type(field, ' Soup for one ')
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    await user.click(within(hero as HTMLElement).getByRole('link', { name: 'Start Creating Now' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(pendingTopic()).toBe('Soup for one')
  })

  it('takes no sample for a topic where nothing was typed, and cuts at the length of a topic', async () => {
    await startTestServer()
    const { user } = renderApp('/')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Topic')
    expect(field.placeholder).toBe(SAMPLE_TOPIC)
    expect(field.maxLength).toBe(2_000)
    await user.click(screen.getByRole('button', { name: 'Get ten hooks' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(pendingTopic()).toBe('')
  })

  it('does not overwrite a draft topic of the tool', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { user } = renderApp('/hook-generator')
    await user.type(await screen.findByLabelText('Topic'), 'My own')
    cleanup()
    rememberTopic('Bread for two')
    renderApp('/hook-generator')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Topic')).value).toBe('My own')
    expect(pendingTopic()).toBe('Bread for two')
  })
})
