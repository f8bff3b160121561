import { screen } from '@testing-library/react'
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
