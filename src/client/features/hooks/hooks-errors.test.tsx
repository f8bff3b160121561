import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failAfter, hangAfter, tenHooks } from '../../../server/testing/fakes/fake-text-model.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { AppError } from '../../../shared/errors.ts'
import { findToast } from '../../testing/find-toast.ts'
import { spendPrompts } from '../../testing/spend-allowance.ts'
import { openHooks, SAMPLE, writeMissing } from './testing/open-hooks.ts'

const FAILED = new AppError('BAD_GATEWAY', 'The writer failed. Your topic is safe.')

const results = () => within(screen.getByRole('region', { name: 'Results' }))

describe('hook generator, errors', () => {
  it('stops, keeps the partial result and writes again on request', async () => {
    const { server, form, user, generate, lines } = await openHooks()
    server.text.script = hangAfter(6)
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Writing hook 7 of 10' })
    form.getByRole('button', { name: 'Generating...' })
    await user.click(results().getByRole('button', { name: 'Stop' }))
    await screen.findByRole('heading', { name: 'Stopped, 6 of 10' })
    results().getByText('Go on writes the missing 4, for no further prompt.')
    expect(lines()).toHaveLength(6)
    server.text.script = tenHooks
    await user.click(results().getByRole('button', { name: 'Regenerate' }))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  })

  it('shows that the model starts and thinks, and removes text that turned out to be a thought', async () => {
    const { server, form, generate, lines } = await openHooks()
    const steps = [1, 2, 3, 4].map(() => Promise.withResolvers<void>())
    const step = (at: number) => steps[at]?.promise
    server.text.script = async function* (brief, options) {
      yield { type: 'loading' }
      await step(0)
      yield { type: 'thinking' }
      await step(1)
      yield { type: 'hook', index: 0, text: 'A draft of a thought', pattern: 'List' }
      await step(2)
      yield { type: 'restart' }
      await step(3)
      yield* tenHooks(brief, options)
    }
    await generate(SAMPLE)
    const said = () => document.querySelector('output')?.textContent
    await screen.findByRole('heading', { name: 'The model is loading' })
    expect(said()).toBe('The model is loading')
    steps[0]?.resolve()
    await screen.findByRole('heading', { name: 'Thinking' })
    expect(said()).toBe('Thinking')
    steps[1]?.resolve()
    await screen.findByText('A draft of a thought')
    steps[2]?.resolve()
    await screen.findByRole('heading', { name: 'Done thinking, now writing' })
    expect(screen.queryByText('A draft of a thought')).toBeNull()
    steps[3]?.resolve()
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(lines()).toHaveLength(10)
    expect(screen.queryByText('A draft of a thought')).toBeNull()
    await form.findByText('9 of 10 prompts left today')
  })

  it('ignores the second tap of a double tap', async () => {
    const { server, user, form } = await openHooks()
    server.text.script = hangAfter(2)
    await user.type(form.getByLabelText('Topic'), SAMPLE)
    const bar = within(screen.getByRole('region', { name: 'Actions' }))
    await user.click(bar.getByRole('button', { name: 'Generate' }))
    await user.click(bar.getByRole('button', { name: 'Stop' }))
    await screen.findByRole('heading', { name: 'Writing hook 3 of 10' })
    await user.click(results().getByRole('button', { name: 'Stop' }))
    await user.dblClick(await results().findByRole('button', { name: 'Regenerate' }))
    await screen.findByRole('heading', { name: 'Writing hook 3 of 10' })
  })

  it('keeps the partial result when the writer fails, and reports it in a dialog and on the page', async () => {
    const { server, form, user, generate, lines } = await openHooks()
    server.text.script = failAfter(4, FAILED)
    await generate(SAMPLE)
    const dialog = within(await screen.findByRole('dialog', { name: 'Generation Failed' }))
    dialog.getByText(FAILED.message)
    expect((await dialog.findByRole('link')).getAttribute('href')).toBe('mailto:support@example.com')
    await user.click(dialog.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lines()).toHaveLength(4)
    results().getByText(FAILED.message)
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
    server.text.script = writeMissing
    await user.click(results().getByRole('button', { name: 'Go on' }))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(results().queryByText(FAILED.message)).toBeNull()
    await form.findByText('9 of 10 prompts left today')
  })

  it('restores the earlier result when nothing new was written', async () => {
    const { server, user, generate, lines } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    server.text.script = failAfter(0, FAILED)
    await user.click(results().getByRole('button', { name: 'Regenerate' }))
    await screen.findByRole('dialog', { name: 'Generation Failed' })
    expect(lines()).toHaveLength(10)
  })

  it('reports that the free prompts of the day are used up, with an offer', async () => {
    const { server, form, user, generate } = await openHooks()
    await spendPrompts(server)
    await generate(SAMPLE)
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily Limit Reached' }))
    const words = await dialog.findByText(
      "You've used all 10 free AI prompts today. Upgrade to Pro for unlimited access at just $9.99/month.",
    )
    expect(words.nextSibling?.textContent).toBe('First month $9.99, then $19.99 per month')
    dialog.getByText(/^Your free prompts renew at \d\d:\d\d\.$/u)
    const upgrade = dialog.getByRole('link', { name: 'Upgrade to Pro - $9.99/month' })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await form.findByText('0 of 10 prompts left today')
    results().getByText(/^Your free prompts renew at/u)
    expect(results().queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('names the full price where there is no introductory offer', async () => {
    const { server, generate } = await openHooks({ INTRO_OFFER: 'off' })
    await spendPrompts(server)
    await generate(SAMPLE)
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily Limit Reached' }))
    await dialog.findByRole('link', { name: 'Upgrade to Pro - $19.99/month' })
    dialog.getByText(/Upgrade to Pro for unlimited access at just \$19\.99\/month\.$/u)
    expect(dialog.queryByText(/^First month/u)).toBeNull()
  })

  it('shows no offer to a subscriber whose month is used up', async () => {
    const { server, user, generate } = await openHooks()
    server.text.script = failAfter(0, new AppError('FORBIDDEN', 'Used up.', { reason: 'monthly_limit' }))
    await generate(SAMPLE)
    const dialog = within(await screen.findByRole('dialog', { name: 'Monthly Limit Reached' }))
    dialog.getByText(/^You've used all 1,500 AI prompts this month\. They renew on 1 \w+\.$/u)
    expect(dialog.queryByRole('link', { name: /Upgrade/u })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens the sign-in dialog when the session has ended, and continues', async () => {
    const { server, form, user, generate } = await openHooks()
    server.cookie.token = undefined
    await generate(SAMPLE)
    const toast = await findToast('Authentication Required')
    toast.getByText('Please refresh the page or sign in again to continue.')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps the form when the sign-in dialog is closed', async () => {
    const { server, form, user, generate } = await openHooks()
    server.cookie.token = undefined
    await generate(SAMPLE)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
    results().getByRole('heading', { name: 'Authentication Required' })
  })
})
