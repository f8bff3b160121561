import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { insertSpeech } from '../../../server/testing/database/insert-speech.ts'
import { installFakeAudio } from '../../testing/fake-audio.ts'
import { network } from '../../testing/network.ts'
import { pay } from '../../testing/pay.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { spendPrompts, spendSpeechCharacters } from '../../testing/spend-allowance.ts'

const tool = () => screen.findByRole('heading', { level: 1, name: 'Hook Generator' })

/** Starts a server with a signed-in free user whose prompts for today are used up. */
async function withNothingLeft() {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await spendPrompts(server)
  return server
}

it('blocks a free user whose allowance is used up, and says when it renews and what to do', async () => {
  await withNothingLeft()
  renderApp('/hook-generator')
  await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
  screen.getByText(
    /^Your 10 free prompts for today are used up\. They renew at \d\d:\d\d\. Subscribe to carry on now\.$/u,
  )
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/pricing')
  expect(main.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByLabelText('Topic')).toBeNull()
})

it('says when an allowance of the month renews, which the owner of the server gave', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await server.db.updateTable('users').set({ allowance_prompts: 0 }).execute()
  renderApp('/hook-generator')
  await screen.findByText(
    /^Your 0 prompts for this month are used up\. They renew on .+\. Subscribe to carry on now\.$/u,
  )
})

it('admits a user who has subscribed since, and everybody while the usage could not be loaded', async () => {
  const server = await withNothingLeft()
  let broken = true
  network.use(
    http.get('*/trpc/*', ({ request }) =>
      broken && request.url.includes('subscription.usage') ? HttpResponse.error() : undefined,
    ),
  )
  renderApp('/hook-generator')
  await tool()
  cleanup()
  broken = false
  await pay(server, 'monthly')
  renderApp('/hook-generator')
  await tool()
})

it('checks the allowance that the tool spends', async () => {
  const server = await withNothingLeft()
  renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Text-to-Speech' })
  cleanup()
  await spendSpeechCharacters(server)
  renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
  screen.getByText(
    /^Your 5,000 free text-to-speech characters for this month are used up\. They renew on \d{1,2} \w{3}\. Subscribe to carry on now\.$/u,
  )
  expect(screen.queryByRole('heading', { name: 'Text-to-Speech' })).toBeNull()
  // Earlier results can still be played.
  screen.getByRole('heading', { name: 'Your recordings' })
})

it('does not block the hooks of a user whose speech is used up', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await spendSpeechCharacters(server)
  renderApp('/hook-generator')
  await tool()
})

it.each([
  ['/hook-generator', 'hooks', { topic: 'Five dinners', platform: 'YouTube' }, 'Copy hook 3', /^Hook 3 of run/u],
  [
    '/script-writer',
    'scripts',
    { topic: 'Five dinners', type: 'short', duration: '1', format: 'video' },
    'Copy script',
    /Stop scrolling for Five dinners/u,
  ],
  [
    '/caption-generator',
    'captions',
    { content: 'Five dinners', platform: 'TikTok', style: 'trending' },
    'Copy caption',
    /^All about Five dinners/u,
  ],
] as const)('keeps earlier results readable and copyable: %s', async (path, tool, choices, copy, text) => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  const service = server.services[tool] as { generate(call: object, request: object): Promise<object> }
  const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
  for (let spent = 0; spent < 10; spent += 1) {
    await service.generate(call, { ...choices, tone: 'casual', useInternetSearch: false })
  }
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
  const [open] = await screen.findAllByRole('button', { name: 'Open again: Five dinners' })
  if (!open) throw new Error('Nothing to open')
  await user.click(open)
  const results = screen.getByRole('region', { name: 'Results' })
  expect(document.activeElement).toBe(results)
  await user.click(within(results).getByRole('button', { name: copy }))
  await within(results).findByText('Copied!')
  expect(await navigator.clipboard.readText()).toMatch(text)
})

it('keeps earlier speech playable and its text copyable', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  installFakeAudio()
  await insertSpeech(server.db, userId, 'one', {
    text: 'One pan. Five dinners.',
    created_at: server.clock.now().toISOString(),
  })
  await spendSpeechCharacters(server)
  const { user } = renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
  await user.click(await screen.findByRole('button', { name: 'Open again: One pan. Five dinners.' }))
  const results = within(screen.getByRole('region', { name: 'Results' }))
  await results.findByRole('button', { name: 'Save to Library' })
  await user.click(results.getByRole('button', { name: 'Copy the text' }))
  await results.findByText('Copied!')
  expect(await navigator.clipboard.readText()).toBe('One pan. Five dinners.')
})
