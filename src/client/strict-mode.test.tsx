import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openTool } from './testing/open-tool.ts'
import { renderApp } from './testing/render-app.tsx'
import { startTestServer } from './testing/test-server.ts'

describe('rendered and mounted twice, as in development', () => {
  it.each(['/', '/login', '/signup', '/help/ai'])('%s shows its page once', async (path) => {
    await startTestServer()
    renderApp(path, { isStrict: true })
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it.each([
    '/dashboard',
    '/script-writer',
    '/caption-generator',
    '/tts-tool',
    '/library',
    '/profile',
    '/settings',
    '/pricing',
    '/checkout?plan=monthly',
  ])('%s shows its page once to somebody who is signed in', async (path) => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    renderApp(path, { isStrict: true })
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('a tool writes once', async () => {
    const { server, generate, results } = await openTool(
      { path: '/hook-generator', heading: 'Hook Generator', form: 'What the hooks are about', subject: 'Topic' },
      { isStrict: true },
    )
    await generate('Five dinners for one from a single pan')
    await results.findByRole('heading', { name: 'Done, 10 hooks' })
    await waitFor(() => expect(server.text.briefs).toHaveLength(1))
  })
})
