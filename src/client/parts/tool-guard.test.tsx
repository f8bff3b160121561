import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { network } from '../testing/network.ts'
import { pay } from '../testing/pay.ts'
import { renderApp } from '../testing/render-app.tsx'
import { startTestServer } from '../testing/test-server.ts'
import { useUp, useUpSpeech } from '../testing/use-up.ts'

const tool = () => screen.findByRole('heading', { level: 1, name: 'Hook Generator' })

/** A server on which a free user is signed in whose prompts of the day are spent. */
async function withNothingLeft() {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await useUp(server)
  return server
}

it('keeps a free user with nothing left out, and says what is used, when it renews, and what to do', async () => {
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

it('lets in who subscribed since, and everybody while nothing could be counted', async () => {
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

it('asks of each tool for what that tool spends', async () => {
  const server = await withNothingLeft()
  renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Text-to-Speech' })
  cleanup()
  await useUpSpeech(server)
  renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 1, name: 'Subscription Required' })
  screen.getByText(
    /^Your 5,000 free text-to-speech characters for this month are used up\. They renew on \d{1,2} \w{3}\. Subscribe to carry on now\.$/u,
  )
  expect(screen.queryByRole('heading', { name: 'Text-to-Speech' })).toBeNull()
  // What was made with it can still be heard.
  screen.getByRole('heading', { name: 'Your recordings' })
})

it('keeps nobody out of the hooks whose speech is spent', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  await useUpSpeech(server)
  renderApp('/hook-generator')
  await tool()
})
