import { QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { afterEach, expect, it } from 'vitest'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { askToSignIn, signInRequest } from './sign-in-request.ts'
import { watchSession } from './watch-session.ts'

const NOOR: SessionUser = {
  id: 'u1',
  email: 'noor@example.com',
  displayName: 'Noor',
  provider: 'email',
  emailVerified: true,
  access: 'standard',
}
const refusal = (status: number) =>
  new TRPCClientError('Refused.', { result: { error: { data: { httpStatus: status } } } })

afterEach(() => document.body.replaceChildren())

function watch() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const world = { user: NOOR as SessionUser | undefined, isOver: true, answer: refusal(401) as Error | string }
  const seen: string[] = []
  const listeners: (() => void)[] = []
  const leave = async () => void seen.push('leave')
  const session = {
    user: () => world.user,
    isOver: async () => {
      seen.push('asked')
      return world.isOver
    },
    ended: async (away: () => Promise<unknown>) => {
      world.user = undefined
      await away()
    },
    onChange: (listener: () => void) => void listeners.push(listener),
  }
  watchSession(queryClient, session, leave)
  const query = async () => {
    const queryFn = async () => {
      if (world.answer instanceof Error) throw world.answer
      return world.answer
    }
    const answer = await queryClient.fetchQuery({ queryKey: ['page'], queryFn }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    return answer
  }
  return { world, seen, query, change: () => listeners.forEach((listener) => listener()), queryClient }
}

function show(html: string): void {
  document.body.innerHTML = html
}

it('redirects to the sign-in page where no input can be lost, once', async () => {
  const { seen, query } = watch()
  show('<form><input type="search"></form>')
  await Promise.all([query(), query()])
  await query()
  expect(seen).toEqual(['asked', 'leave'])
})

it('opens the sign-in dialog over a form, and again on a retry after it was closed', async () => {
  const { seen, query } = watch()
  show('<form><input></form>')
  await query()
  expect(signInRequest.get()).not.toBeNull()
  signInRequest.get()?.answer(false)
  await query()
  expect(signInRequest.get()).not.toBeNull()
  expect(seen).toEqual(['asked', 'asked'])
})

it('repeats the failed call after the sign-in', async () => {
  const { world, change, query, queryClient } = watch()
  show('<form><input></form>')
  await query()
  world.answer = 'here it is'
  signInRequest.get()?.answer(true)
  change()
  await expect.poll(() => queryClient.getQueryData(['page'])).toBe('here it is')
})

it('repeats it at once where another tab has signed in', async () => {
  const { world, seen, query, queryClient } = watch()
  world.isOver = false
  const failing = query()
  world.answer = 'here it is'
  await failing
  await expect.poll(() => queryClient.getQueryData(['page'])).toBe('here it is')
  expect(seen).toEqual(['asked'])
})

it('does not open a second dialog', async () => {
  const { query } = watch()
  void askToSignIn()
  const waiting = signInRequest.get()
  show('<form><input></form>')
  await query()
  expect(signInRequest.get()).toBe(waiting)
})

it.each([
  ['another failure', NOOR, 500],
  ['a visitor', undefined, 401],
])('does nothing for %s', async (_, user, status) => {
  const { world, seen, query } = watch()
  world.user = user
  world.answer = refusal(status)
  await query()
  expect(seen).toEqual([])
})
