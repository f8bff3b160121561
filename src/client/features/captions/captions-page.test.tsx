import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { untilAborted } from '../../../server/testing/fakes/fake-text-model.ts'
import { AppError } from '../../../shared/errors.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openCaptions, POST } from './testing/open-captions.ts'

const copied = () => navigator.clipboard.readText()

/** A text that is long enough to be stored. */
const LONG = 'Bread is patience, flour, water, salt and a warm corner of the kitchen, and then some more of it.'

describe('caption generator', () => {
  it('starts with Instagram and an empty state', async () => {
    const { form, results } = await openCaptions()
    expect(document.title).toBe('Caption Generator | Hookline')
    screen.getByText('Captions and hashtags that fit where you post')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Instagram' }).checked).toBe(true)
    await form.findByText('10 of 10 prompts left today')
    results.getByRole('heading', { name: 'No caption yet' })
  })

  it('copies the caption, the hashtags, one hashtag and everything', async () => {
    const { user, generate, done, results, write } = await openCaptions()
    write('Bread is patience.')
    await generate(POST)
    await done()
    const tags = within(results.getByRole('region', { name: 'Hashtags' }))
    tags.getByText('3 hashtags')
    const copies = [
      ['Copy caption', 'Bread is patience.'],
      ['Copy hashtags', '#bread #baking #home'],
      ['Copy all', 'Bread is patience.\n\n#bread #baking #home'],
      ['Copy #baking', '#baking'],
    ] as const
    for (const [name, text] of copies) {
      const button = results.getByRole('button', { name })
      await user.click(button)
      await waitFor(() => expect(button.getAttribute('aria-label')).toBe(`Copied! ${name.replace('Copy #', '#')}`))
      expect(await copied()).toBe(text)
    }
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Copied!'))
  })

  it('counts in the unit of the platform, and marks where the platform folds the text', async () => {
    const { form, user, generate, results, write, done } = await openCaptions()
    write('é'.repeat(173))
    await generate(POST)
    await done()
    results.getByText('Instagram, 195 of 2,200 characters')
    results.getByText('125')
    results.getByText('readers tap for more after about')
    await user.click(form.getByRole('radio', { name: 'YouTube' }))
    await user.click(results.getByRole('button', { name: 'Generate New Version' }))
    await results.findByText('YouTube, 368 of 5,000 bytes')
    results.getByText('100')
    write('Short.')
    await user.click(await results.findByRole('button', { name: 'Generate New Version' }))
    await results.findByText('YouTube, 28 of 5,000 bytes')
    expect(results.queryByText('readers tap for more after about')).toBeNull()
  })

  it('requires a description, at the field and in a toast, also for a new version', async () => {
    const { server, user, subject, generate, done, results } = await openCaptions()
    await generate('')
    const toast = await findToast('Content required')
    toast.getByText('Please enter your content description.')
    expect(subject.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(subject)
    expect(server.calls).not.toContain('captions.start')
    await generate(POST)
    await done()
    await user.clear(subject)
    expect(results.getByRole<HTMLButtonElement>('button', { name: 'Generate New Version' }).disabled).toBe(true)
    results.getByText('Describe your post to write a new version.')
  })

  it('saves caption and hashtags once', async () => {
    const { server, user, generate, done, results, write } = await openCaptions()
    write('Bread is patience.')
    await generate(POST)
    await done()
    const save = results.getByRole('button', { name: 'Save caption to library' })
    await user.dblClick(save)
    await waitFor(() => expect(save.textContent).toBe('Saved'))
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Saved to your library'))
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const kept = await Array.fromAsync(server.services.library.all(session?.user.id ?? ''))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      title: 'Caption: Bread is patience.',
      content: JSON.stringify({ caption: 'Bread is patience.', hashtags: ['#bread', '#baking', '#home'] }),
      tags: ['Instagram', 'trending'],
      metadata: { content: POST, platform: 'Instagram', style: 'trending' },
    })
  })

  it('opens a conversation about the caption, with its original request', async () => {
    const { server, user, address, generate, done, results } = await openCaptions()
    await generate(POST)
    await done()
    network.use(http.post('*/trpc/conversations.create', () => HttpResponse.error(), { once: true }))
    await user.click(results.getByRole('button', { name: 'Refine caption' }))
    const toast = await findToast('Error')
    toast.getByText('Failed to start refine conversation. Please try again.')
    await user.click(results.getByRole('button', { name: 'Refine caption' }))
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const id = address().split('/').at(-1) ?? ''
    expect(await server.services.conversations.get(session?.user.id ?? '', id)).toMatchObject({
      toolType: 'caption',
      userInput: { content: POST, platform: 'Instagram', style: 'trending' },
      tags: ['Instagram', 'trending'],
      metadata: { content: POST, platform: 'Instagram', style: 'trending' },
    })
  })

  it('stops and keeps the partial text', async () => {
    const { server, user, generate, results } = await openCaptions()
    server.text.caption = async function* (_brief, { signal }) {
      yield { type: 'partial', text: LONG, hashtags: [] }
      await untilAborted(signal)
    }
    await generate(POST)
    await results.findByText(LONG)
    await user.click(results.getByRole('button', { name: 'Stop' }))
    await results.findByRole('heading', { name: 'Stopped' })
    results.getByText('Go on writes the rest, for no further prompt.')
    await results.findByText(/^Instagram, Stopped, /u)
    results.getByRole('button', { name: 'Copy caption' })
  })

  it('keeps the partial text when the writer fails, reports the failure, and retries', async () => {
    const { server, user, generate, results, write, done } = await openCaptions()
    const failed = new AppError('BAD_GATEWAY', 'The writer failed. Your text is safe.')
    server.text.caption = async function* () {
      yield { type: 'partial', text: 'Bread is', hashtags: [] }
      throw failed
    }
    await generate(POST)
    const toast = await findToast('Error')
    toast.getByText(failed.message)
    results.getByRole('heading', { name: 'Stopped' })
    results.getByText('Bread is')
    results.getByText(failed.message)
    results.getByText('This is too little to be stored.')
    network.use(http.post('*/trpc/captions.start', () => HttpResponse.error(), { once: true }))
    await user.click(results.getByRole('button', { name: 'Generate New Version' }))
    const toasts = within(screen.getByRole('region', { name: /^Notifications \(/u }))
    await toasts.findByText('Failed to generate content. Please try again.')
    results.getByText('Bread is')
    write('Bread is patience.')
    await user.click(results.getByRole('button', { name: 'Try again' }))
    await done()
    expect(screen.queryByText('Error')).toBeNull()
  })

  it('keeps a draft over a reload, and reopens an earlier caption', async () => {
    const { form, user, subject, reload } = await openCaptions()
    await user.type(subject, POST)
    await user.click(form.getByRole('radio', { name: 'TikTok' }))
    const again = await reload()
    expect(again.subject.value).toBe(POST)
    await again.generate('')
    await again.results.findByRole('heading', { name: 'Done, 3 hashtags' })
    const last = await again.reload()
    await last.results.findByText(/^TikTok, 3 hashtags, /u)
    await last.user.click(last.results.getByRole('button', { name: `Open again: ${POST}` }))
    await last.results.findByText(/^TikTok, \d+ of 2,200 characters$/u)
    expect(last.form.getByRole<HTMLInputElement>('radio', { name: 'TikTok' }).checked).toBe(true)
    expect(last.subject.value).toBe(POST)
  })
})
