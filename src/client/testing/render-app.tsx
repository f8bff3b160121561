import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.tsx'
import { ToastDuration } from '../ui/overlays/toast-duration.ts'

/**
 * Opens the real app at `path`, like a browser tab. `isStrict` renders and mounts everything twice, as in development, which
 * takes twice as long. Toasts stay until they are closed. Returns the simulated user, the router and its current address.
 */
export function renderApp(path: string, { isStrict = false } = {}) {
  const user = userEvent.setup({ delay: null })
  const app = createApp(`${location.origin}/trpc`, createMemoryHistory({ initialEntries: [path] }))
  render(<ToastDuration value={Number.POSITIVE_INFINITY}>{app.element}</ToastDuration>, { reactStrictMode: isStrict })
  onTestFinished(app.close)
  return { user, router: app.router, address: () => app.router.state.location.href }
}
