import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

it('shows the page for unknown paths, with a link to the home page', async () => {
  await startTestServer()
  const { user, address } = renderApp('/no/such/page')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
  screen.getByText('Did you forget to add the page to the router?')
  expect(document.title).toBe('404 Page Not Found | Hookline')
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  expect(address()).toBe('/')
})

it.each([
  '/pricing',
  '/checkout',
  '/success',
  '/subscription-success?session_id=cs_1',
  '/sandbox/checkout?plan=monthly',
])('says to a visitor of %s that there is nothing to pay on a server without plans', async (path) => {
  await startTestServer({ PLANS: 'off' })
  renderApp(path)
  await screen.findByText('This server has no plans and nothing to pay. All you need is an account.')
  screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })
  expect(screen.queryByText(/Did you forget/u)).toBeNull()
  await waitFor(() => expect(document.title).toBe('404 Page Not Found | Hookline'))
})
