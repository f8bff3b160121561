import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SCREEN_QUERIES, type ScreenAnswers } from '../../../shared/screen-queries.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openHooks, SAMPLE } from '../../features/hooks/testing/open-hooks.ts'
import { takeAnswers } from './page-answers.ts'

const EMAIL = 'noor@example.com'

/** The answers of the server for the signed-in user, taken from an element as the page has it. */
async function readPage({ http, cookie }: TestServer): Promise<ScreenAnswers> {
  const headers = { cookie: `hookline_session=${cookie.token}` }
  const answers = await Promise.all(
    SCREEN_QUERIES.map(async (path) => [
      path,
      (await http.inject({ url: `/trpc/${path}`, headers })).json().result.data,
    ]),
  )
  const element = document.createElement('div')
  element.id = 'state'
  element.dataset['state'] = JSON.stringify(Object.fromEntries(answers))
  document.body.append(element)
  return takeAnswers() ?? {}
}

/** The page of a tool with its newest result. */
const readResult = async (server: TestServer) => {
  const headers = { cookie: `hookline_session=${server.cookie.token}` }
  const url = `/trpc/generations.latest?input=${encodeURIComponent('{"tool":"hooks"}')}`
  const known = await readPage(server)
  return { ...known, 'generations.latest': { hooks: (await server.http.inject({ url, headers })).json().result.data } }
}

async function openProfile() {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  const known = await readPage(server)
  const app = renderApp('/profile', { known })
  await screen.findByText(EMAIL)
  return { ...app, server }
}

describe('the answers within a page', () => {
  it('are shown without a request for them, and leave the page', async () => {
    const { server } = await openProfile()
    expect(document.getElementById('state')).toBeNull()
    const asked = new Set(server.calls.flatMap((call) => call.split(',')))
    expect(SCREEN_QUERIES.filter((path) => asked.has(path))).toEqual([])
  })

  it('are absent from the page of a visitor', () => {
    expect(takeAnswers()).toBeUndefined()
  })

  it('are dropped when the user logs out', async () => {
    const { user, server, address } = await openProfile()
    await user.click(await screen.findByRole('button', { name: /^Account menu/u }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.queryByText(EMAIL)).toBeNull()
    expect(server.cookie.token).toBeUndefined()
  })

  it('give way to another account when the page comes back from the back-forward cache', async () => {
    const { server } = await openProfile()
    await server.signInAs('sam@example.com')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByText('sam@example.com')
    expect(screen.queryByText(EMAIL)).toBeNull()
  })

  it('show the newest result of a tool, once: the next time it is asked for', async () => {
    const { server, generate } = await openHooks()
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    cleanup()
    const known = await readResult(server)
    const isAsked = () => server.calls.some((call) => call.includes('generations.latest'))
    server.calls.length = 0
    const { router } = renderApp('/hook-generator', { known })
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(isAsked()).toBe(false)
    await router.navigate({ to: '/terms' })
    await router.navigate({ to: '/hook-generator' })
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(isAsked()).toBe(true)
  })
})
