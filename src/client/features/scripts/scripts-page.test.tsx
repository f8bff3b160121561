import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { threeBeats } from '../../../server/testing/fakes/fake-text-model.ts'
import { FOUND } from '../../../server/testing/fakes/fake-research.ts'
import { SEARCH_FAILED_WARNING } from '../../../shared/features/generation/generation.constants.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openScripts, TOPIC } from './testing/open-scripts.ts'

describe('script writer', () => {
  it('starts with a short casual script, and shows its cost and which features this server lacks', async () => {
    const { form } = await openScripts()
    expect(document.title).toBe('Script Writer | Hookline')
    screen.getByText('Scripts for videos, podcasts and presentations')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(form.getByRole<HTMLInputElement>('radio', { name: /^Short form \(1\s*minute\)$/u }).checked).toBe(true)
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Casual' }).checked).toBe(true)
    await form.findByText('10 of 10 prompts left today')
    await form.findByText('Internet search is not set up on this server')
    screen.getByRole('heading', { name: 'No script yet' })
    screen.getByText(/with timestamps\.$/u)
  })

  it('writes a timed cue list, and announces its length', async () => {
    const { form, generate, done, results, orders } = await openScripts()
    await generate(TOPIC)
    const words = (await done()).textContent
    const beats = within(results.getByRole('list', { name: 'Script' })).getAllByRole('listitem')
    expect(beats.map(({ textContent }) => textContent)).toEqual([
      `0:00HookLook up.Stop scrolling for ${TOPIC}.`,
      expect.stringMatching(/^0:02PointThis is run \d+\.$/u),
      expect.stringMatching(/^0:0\dCall to actionTell me yours\.$/u),
    ])
    expect(orders).toEqual(['1 casual'])
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(words))
    await form.findByText('9 of 10 prompts left today')
  })

  it('shows the words at once, and the shots and kinds that come after them in their places', async () => {
    const { server, generate, done, results } = await openScripts()
    const [shots, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    server.text.beats = async function* beats(brief, options) {
      yield* threeBeats(brief, options)
      await shots.promise
      yield { type: 'beat', index: 1, kind: 'Payoff', text: `This is run ${brief.seed}.`, direction: 'A loaf.' }
      await end.promise
    }
    await generate(TOPIC)
    await results.findByText('Tell me yours.')
    expect(results.queryByText('A loaf.')).toBeNull()
    shots.resolve()
    await results.findByText('A loaf.')
    results.getByText('Tell me yours.')
    end.resolve()
    await done()
    const beats = within(results.getByRole('list', { name: 'Script' })).getAllByRole('listitem')
    expect(beats.map(({ textContent }) => textContent)).toEqual([
      `0:00HookLook up.Stop scrolling for ${TOPIC}.`,
      expect.stringMatching(/^0:02PayoffA loaf\.This is run \d+\.$/u),
      expect.stringMatching(/^0:0\dCall to actionTell me yours\.$/u),
    ])
  })

  it('requests 8 minutes of a long script first and 10 when written again, not without a topic', async () => {
    const { form, user, subject, generate, done, results, orders } = await openScripts()
    await user.click(form.getByRole('radio', { name: /^Long form \(up to 10\s*minutes\)$/u }))
    await user.click(form.getByRole('radio', { name: 'Inspiring' }))
    await generate(TOPIC)
    await done()
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(orders).toEqual(['8 inspiring', '10 inspiring']))
    await done()
    await user.clear(subject)
    expect(results.getByRole<HTMLButtonElement>('button', { name: 'Regenerate' }).disabled).toBe(true)
    results.getByText('Enter a topic to regenerate.')
    results.getByText('This script runs 0:05 where 10:00 was asked for.')
  })

  it('writes for a podcast, and stores the format with the result', async () => {
    const { server, form, user, generate, done, results, reload } = await openScripts()
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Video' }).checked).toBe(true)
    await user.click(form.getByRole('radio', { name: 'Podcast' }))
    form.getByLabelText('Podcast topic')
    const asked: string[] = []
    const { beats } = server.text
    server.text.beats = (brief, options) => {
      asked.push(brief.format)
      return beats(brief, options)
    }
    await generate(TOPIC)
    await done()
    expect(asked).toEqual(['podcast'])
    await user.click(results.getByRole('button', { name: 'Save script to library' }))
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    await waitFor(async () =>
      expect(await Array.fromAsync(server.services.library.all(userId))).toMatchObject([
        { metadata: { format: 'podcast' } },
      ]),
    )
    const last = await reload()
    await last.results.findByText(/^podcast, 1 minute, casual, 0:0\d, \d+ words, /u)
    await last.user.click(last.results.getByRole('button', { name: `Open again: ${TOPIC}` }))
    expect(last.form.getByRole<HTMLInputElement>('radio', { name: 'Podcast' }).checked).toBe(true)
  })

  it('asks for a topic at the field and in a toast', async () => {
    const { server, subject, generate } = await openScripts()
    await generate('')
    const toast = await findToast('Topic required')
    toast.getByText('Please enter a topic for your script.')
    expect(subject.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(subject)
    expect(server.calls).not.toContain('scripts.start')
  })

  it('copies with and without stage directions', async () => {
    const { user, generate, done, results } = await openScripts()
    await generate(TOPIC)
    await done()
    await user.click(results.getByRole('button', { name: 'Copy script' }))
    await results.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toMatch(/^\[0:00 Hook\] Look up\.\nStop scrolling/u)
    await user.click(results.getByRole('button', { name: /^Copy words only, without stage/u }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^Stop scrolling[^[]*$/u))
  })

  it('saves once, titled by the spoken text', async () => {
    const { server, user, generate, done, results } = await openScripts()
    await generate(TOPIC)
    await done()
    const save = results.getByRole('button', { name: 'Save script to library' })
    network.use(http.post('*/trpc/library.save', () => HttpResponse.error(), { once: true }))
    await user.click(save)
    const toast = await findToast('Failed to save')
    toast.getByText('Could not save to library. Please try again.')
    await user.dblClick(save)
    await waitFor(() => expect(save.textContent).toBe('Saved'))
    await user.click(save)
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const kept = await Array.fromAsync(server.services.library.all(session?.user.id ?? ''))
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      title: expect.stringMatching(/^Script: Stop scrolling for Bread for two\. This is run/u),
      type: 'script',
      tags: ['1 min', 'casual'],
      metadata: { topic: TOPIC, type: 'short', tone: 'casual', generatedAt: expect.stringMatching(/^\d{4}-.*Z$/u) },
    })
  })

  it('opens a conversation about the script, with its request, and reports a failure', async () => {
    const { server, user, address, generate, done, results } = await openScripts()
    await generate(TOPIC)
    await done()
    network.use(http.post('*/trpc/conversations.create', () => HttpResponse.error(), { once: true }))
    await user.click(results.getByRole('button', { name: 'Refine script' }))
    const toast = await findToast('Error')
    toast.getByText('Failed to start refine conversation. Please try again.')
    await user.click(results.getByRole('button', { name: 'Refine script' }))
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const id = address().split('/').at(-1) ?? ''
    expect(await server.services.conversations.get(session?.user.id ?? '', id)).toMatchObject({
      tags: ['1 min', 'casual'],
      metadata: { topic: TOPIC, type: 'short', tone: 'casual', generatedAt: expect.stringMatching(/^\d{4}-.*Z$/u) },
    })
  })

  it('searches the internet for a subscriber, and shows the sources', async () => {
    const { server, form, user, generate, done, results } = await openScripts({ research: true, premium: true })
    await form.findByText('1,000 of 1,000 searches left this month')
    await user.click(form.getByRole('switch', { name: 'Search the internet' }))
    await generate(TOPIC)
    await done()
    const sources = within(results.getByRole('region', { name: 'Sources' }))
    const link = sources.getByRole('link', { name: FOUND.title })
    expect(link.getAttribute('href')).toBe(FOUND.url)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener noreferrer')
    sources.getByText('bread.example')
    sources.getByText(FOUND.snippet)
    expect(server.research.queries).toContain(TOPIC)
    await form.findByText('999 of 1,000 searches left this month')
    server.research.answer = () => Promise.reject(new Error('down'))
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    await results.findByText(SEARCH_FAILED_WARNING.message)
  })

  it('keeps a draft over a reload until it has been used, and reopens an earlier script', async () => {
    const { form, user, subject, reload } = await openScripts()
    await user.type(subject, TOPIC)
    await user.click(form.getByRole('radio', { name: /^Long form \(up to 10\s*minutes\)$/u }))
    const again = await reload()
    expect(again.subject.value).toBe(TOPIC)
    expect(again.form.getByRole<HTMLInputElement>('radio', { name: /^Long form/u }).checked).toBe(true)
    await again.generate('')
    await again.results.findByRole('heading', { name: /^Done/u })
    const last = await again.reload()
    await last.results.findByText(/^8 minutes, casual, 0:0\d, \d+ words, /u)
    await last.user.click(last.results.getByRole('button', { name: `Open again: ${TOPIC}` }))
    await last.results.findByText(`Stop scrolling for ${TOPIC}.`)
    last.results.getByRole('button', { name: 'Save script to library' })
    expect(last.subject.value).toBe(TOPIC)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })))
  })
})
