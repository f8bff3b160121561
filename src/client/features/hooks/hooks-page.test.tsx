import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HOOK_PATTERNS } from '../../../shared/features/hooks/hooks.constants.ts'
import { findToast } from '../../testing/find-toast.ts'
import { openHooks, SAMPLE } from './testing/open-hooks.ts'

describe('hook generator', () => {
  it('shows the cost before the click, and which features this server lacks', async () => {
    const { form } = await openHooks()
    expect(document.title).toBe('Hook Generator | Hookline')
    await form.findByText('10 of 10 prompts left today')
    form.getByText(/^renews at \d\d:\d\d$/u)
    const way = await screen.findByRole('link', { name: 'how to add one' })
    expect(way.closest('p')?.textContent).toBe('Draft writer. An AI writes better: how to add one')
    expect(way.getAttribute('href')).toBe('/help/ai')
    expect(form.getByRole<HTMLInputElement>('switch', { name: 'Search the internet' }).disabled).toBe(true)
    form.getByText('Internet search is not set up on this server')
    await screen.findByRole('heading', { name: 'No hooks yet' })
    screen.getByText('Enter a topic and generate. You get ten hooks.')
  })

  it('starts with the defaults and accepts every choice', async () => {
    const { form, user, server, generate } = await openHooks()
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'YouTube' }).checked).toBe(true)
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Casual' }).checked).toBe(true)
    await user.click(form.getByRole('radio', { name: 'Instagram' }))
    await user.click(form.getByRole('radio', { name: 'Inspiring' }))
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(server.text.briefs[0]).toMatchObject({ topic: SAMPLE, platform: 'Instagram', tone: 'inspiring' })
  })

  it('lists ten numbered hooks with pattern, words and seconds, and counts the prompt', async () => {
    const { form, generate, lines, line } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(lines()).toHaveLength(10)
    const first = line(1)
    first.getByText(/^Hook 1 of run/u)
    first.getByText('Question')
    first.getByText('5 words, 2 s spoken')
    await form.findByText('9 of 10 prompts left today')
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Done, 10 hooks'))
  })

  it('shows no tag on a hook without a pattern', async () => {
    const { server, generate, line } = await openHooks()
    server.text.script = async function* () {
      yield { type: 'hook', index: 0, text: 'Cook for one.', pattern: null }
    }
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 1 hook' })
    const first = line(1)
    first.getByText('Cook for one.')
    expect(first.queryByText(new RegExp(`^(?:${HOOK_PATTERNS.join('|')})$`, 'u'))).toBeNull()
  })

  it('asks for a topic at the field and in a toast', async () => {
    const { form, server, generate } = await openHooks()
    await generate('')
    const toast = await findToast('Topic required')
    toast.getByText('Please enter a topic or content idea.')
    const topic = form.getByLabelText('Topic')
    expect(topic.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(topic)
    expect(server.calls).not.toContain('hooks.start')
  })

  it('counts characters near the limit and refuses more without cutting anything', async () => {
    const { form, user, generate } = await openHooks()
    const topic = form.getByLabelText<HTMLTextAreaElement>('Topic')
    await user.click(topic)
    await user.paste('x'.repeat(2_001))
    form.getByText('2,001 of 2,000 characters')
    await generate('')
    form.getByText('A topic can have at most 2,000 characters; this has 2,001.')
    expect(topic.value).toHaveLength(2_001)
  })

  it('submits by keyboard', async () => {
    const { form, user } = await openHooks()
    await user.type(form.getByLabelText('Topic'), `${SAMPLE}{Control>}{Enter}{/Control}`)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  })

  it('copies a hook and confirms it on the button', async () => {
    const { user, generate, line } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    await user.click(screen.getByRole('button', { name: 'Copy hook 3' }))
    await line(3).findByText('Copied!')
    expect(await navigator.clipboard.readText()).toMatch(/^Hook 3 of run/u)
  })

  it('offers to write again, except without a topic', async () => {
    const { form, user, generate, server } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    const results = within(screen.getByRole('region', { name: 'Results' }))
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(server.text.briefs).toHaveLength(2))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    await user.clear(form.getByLabelText('Topic'))
    expect(results.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' }).disabled).toBe(true)
    results.getByText('Enter a topic to regenerate.')
  })

  it('keeps a draft over a reload until it has been used', async () => {
    const { form, user, reload } = await openHooks()
    await user.type(form.getByLabelText('Topic'), SAMPLE)
    const again = await reload()
    expect(again.form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
    await again.generate('')
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(JSON.stringify(localStorage)).not.toContain(SAMPLE)
    const last = await again.reload()
    await last.results.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(last.form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
  })

  it('opens an earlier result again', async () => {
    const { generate, reload } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    const { form, user, lines } = await reload()
    await user.click(await screen.findByRole('button', { name: `Open again: ${SAMPLE}` }))
    expect(lines()).toHaveLength(10)
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
  })

  it('scrolls to a result that is opened again', async () => {
    const { user, results, generate } = await openHooks()
    await generate(SAMPLE)
    await results.findByRole('heading', { name: 'Done, 10 hooks' })
    // Simulates a phone: the results are visible below the open form, and scrolled out at the top once it has collapsed.
    await user.click(screen.getByRole('button', { name: /Edit$/u }))
    const region = screen.getByRole('region', { name: 'Results' })
    region.getBoundingClientRect = () => new DOMRect(0, document.querySelector('[data-folded]') ? -500 : 300, 360, 900)
    const led: string[] = []
    region.scrollIntoView = () => void led.push('results')
    await user.click(await results.findByRole('button', { name: `Open again: ${SAMPLE}` }))
    expect(led).toEqual(['results'])
    expect(document.activeElement).toBe(region)
  })

  it('fills in a sample on request', async () => {
    const { form, user } = await openHooks()
    await user.click(screen.getByRole('button', { name: 'Try a sample topic' }))
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toContain('single pan')
    form.getByText('4 of 5 lines')
  })
})
