import { cleanup, configure, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { announcement } from '../lib/feedback/announce.ts'
import { forgetCheckoutSeen } from '../lib/billing/checkout-seen.ts'
import { currentNotice } from '../lib/feedback/notify.ts'
import { overlay } from '../lib/browser/overlay.ts'
import { signInRequest } from '../lib/session/sign-in-request.ts'
import { takeUnexpectedErrors, watchConsole } from './console-errors.ts'
import { markServed, network } from './network.ts'
import './browser-gaps.ts'
import './owner-stacks.ts'

// In milliseconds. Only failing tests wait this long. On a busy machine a page needs several seconds.
configure({
  asyncUtilTimeout: 20_000,
  // Omits the DOM from the message, because it would be printed for every attempt of a `findBy`. A failed test prints it once.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// Chunks that the app loads in the background of every page. If a test file ended while one is loading, it would be missing in
// all later files, because they share the module.
await Promise.all([
  import('../components/frame/overlays.tsx'),
  import('../components/frame/plan-reminders.tsx'),
  import('../components/account/sign-in-dialog.tsx'),
  import('../components/frame/toasts.tsx'),
  import('../components/navigation/settings-menu.tsx'),
  import('../components/navigation/account-menu.tsx'),
  import('../ui/overlays/dialog-window.tsx'),
  import('../ui/buttons/more-actions.tsx'),
])

// Unexpected console errors, unanswered requests and unhandled rejections fail a test.
const rejections: unknown[] = []
const collect = (reason: unknown): void => void rejections.push(reason)

beforeAll(() => {
  watchConsole()
  markServed(false)
  network.listen({ onUnhandledFrame: 'error' })
  process.on('unhandledRejection', collect)
})

afterEach(({ task }) => {
  if (task.result?.state === 'fail') screen.debug()
  cleanup()
  network.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  forgetCheckoutSeen()
  currentNotice.set(null)
  announcement.set('')
  overlay.set(null)
  signInRequest.set(null)
  expect(takeUnexpectedErrors(), 'unexpected console.error').toEqual([])
  expect(rejections.splice(0), 'unhandled rejections').toEqual([])
})

afterAll(() => {
  network.close()
  process.off('unhandledRejection', collect)
})
