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

// In milliseconds; only a test that fails waits so long, and a busy machine needs several seconds for a page.
configure({
  asyncUtilTimeout: 20_000,
  // Without the page: it would be printed at each try of a `findBy` that has not found yet. A failed test prints it once.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// Parts that the app loads behind every page, preloaded here. A file may end while one is loading; it would then be
// missing from the pages of every later file, which share the module.
await Promise.all([
  import('../components/frame/overlays.tsx'),
  import('../components/frame/plan-reminders.tsx'),
  import('../components/account/sign-in-dialog.tsx'),
  import('../components/frame/toasts.tsx'),
  import('../components/navigation/user-menus.tsx'),
])

// What a test did not expect fails it: an error on the console, a request nobody answers, a promise nobody awaits.
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
