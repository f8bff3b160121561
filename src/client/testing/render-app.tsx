import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.tsx'

/**
 * Opens the real app at `path` as a browser tab would. `isStrict` renders and mounts all of it twice, as in development,
 * which takes twice as long. Returns the user's actions, the router and its address.
 */
export function renderApp(path: string, { isStrict = false } = {}) {
  const user = userEvent.setup({ delay: null })
  const app = createApp(`${location.origin}/trpc`, createMemoryHistory({ initialEntries: [path] }))
  render(app.element, { reactStrictMode: isStrict })
  onTestFinished(app.close)
  return { user, router: app.router, address: () => app.router.state.location.href }
}
