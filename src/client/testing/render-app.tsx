import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import type { ScreenAnswers } from '../../shared/screen-queries.ts'
import { createApp } from '../app.tsx'
import { ToastDuration } from '../ui/overlays/toast-duration.ts'

interface RenderOptions {
  /** Renders and mounts everything twice, as in development, which takes twice as long. */
  isStrict?: boolean
  /** What the page contains of the server's answers. */
  known?: ScreenAnswers
}

/**
 * Opens the real app at `path`, like a browser tab. Toasts stay until they are closed. Returns the simulated user, the router and
 * its current address.
 */
export function renderApp(path: string, { isStrict = false, known = {} }: RenderOptions = {}) {
  const user = userEvent.setup({ delay: null })
  const app = createApp(`${location.origin}/trpc`, createMemoryHistory({ initialEntries: [path] }), known)
  render(<ToastDuration value={Number.POSITIVE_INFINITY}>{app.element}</ToastDuration>, { reactStrictMode: isStrict })
  onTestFinished(app.close)
  return { user, router: app.router, address: () => app.router.state.location.href }
}
