import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SCREEN_QUERIES, type ScreenAnswers } from '../../../shared/screen-queries.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { takeAnswers } from './page-answers.ts'

const EMAIL = 'noor@example.com'

/** The answers of the server for the signed-in user, taken from an element as the page has it. */
async function readPage({ http, cookie }: TestServer): Promise<{ root: HTMLElement; known: ScreenAnswers }> {
  const headers = { cookie: `hookline_session=${cookie.token}` }
  const answers = await Promise.all(
    SCREEN_QUERIES.map(async (path) => [
      path,
      (await http.inject({ url: `/trpc/${path}`, headers })).json().result.data,
    ]),
  )
  const root = document.createElement('div')
  root.dataset['state'] = JSON.stringify(Object.fromEntries(answers))
  return { root, known: takeAnswers(root) ?? {} }
}

async function openProfile() {
  const server = await startTestServer()
  await server.signInAs(EMAIL)
  const { root, known } = await readPage(server)
  const app = renderApp('/profile', { known })
  await screen.findByText(EMAIL)
  return { ...app, server, root }
}

describe('the answers within a page', () => {
  it('are shown without a request for them, and leave the page', async () => {
    const { server, root } = await openProfile()
    expect(root.outerHTML).toBe('<div></div>')
    const asked = new Set(server.calls.flatMap((call) => call.split(',')))
    expect(SCREEN_QUERIES.filter((path) => asked.has(path))).toEqual([])
  })

  it('are absent from the page of a visitor', () => {
    expect(takeAnswers(document.createElement('div'))).toBeUndefined()
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
})
