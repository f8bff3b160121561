import { type QueryClient } from '@tanstack/react-query'
import type { SessionState, SessionUser, SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { forgetUserStorage, readStored, writeStored } from '../browser/browser-storage.ts'
import { forgetCheckoutSeen } from '../billing/checkout-seen.ts'
import { openSessionChannel } from './session-channel.ts'
import { signInRequest } from './sign-in-request.ts'
import { type Api, type ApiClient } from '../api/trpc.ts'

const HINT_KEY = 'hookline-session'
const SIGNED_OUT: SessionState = { authenticated: false }

export type Session = ReturnType<typeof createSession>

/** Manages who is signed in. The server's answer decides. Screens, storage and other tabs are updated from it. */
export function createSession(client: ApiClient, api: Api, queryClient: QueryClient) {
  const tabs = openSessionChannel()
  const listeners = new Set<() => void>()
  const changed = (): void => listeners.forEach((listener) => listener())
  const current = (): SessionUser | undefined => api.auth.session.getData()?.user
  let turn = 0

  function forgetAnswers(): void {
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ predicate: (query) => !isPublic(query.queryKey) })
  }

  /** Removes all data of the current user: cached answers, drafts, marks of this tab and an open sign-in request. */
  function forgetUser(): void {
    forgetAnswers()
    forgetUserStorage()
    forgetCheckoutSeen()
    signInRequest.get()?.answer(false)
  }

  function adopt(state: SessionState): void {
    turn += 1
    const before = current()
    if (before && before.id !== state.user?.id) forgetUser()
    writeStored(HINT_KEY, state.user ? 'in' : null)
    api.auth.session.setData(undefined, { authenticated: state.authenticated, ...(state.user && { user: state.user }) })
    changed()
  }

  /** Loads the session without the cache: the old user's data must be cleared before a new user is set. */
  async function refresh(otherwise?: SessionState): Promise<void> {
    turn += 1
    const asked = turn
    const state = await client.auth.session.query().catch((error: unknown) => {
      if (otherwise) return otherwise
      throw error
    })
    // A sign-in or sign-out during the request is newer than its answer.
    if (turn === asked) adopt(state)
  }

  async function follow(userId: string | null): Promise<void> {
    if (userId === (current()?.id ?? null)) return
    if (userId === null) adopt(SIGNED_OUT)
    else await refresh(SIGNED_OUT)
  }

  /** A page restored from the back-forward cache may belong to a user who has since signed out. */
  function comeBack(event: PageTransitionEvent): void {
    if (!event.persisted) return
    if (current() && !wasSignedIn()) adopt(SIGNED_OUT)
    refresh().catch(() => {
      // Without a response the page stays. The next call reports the state.
    })
  }

  tabs.listen((message) => void follow(message.userId))
  window.addEventListener('pageshow', comeBack)

  return {
    /** Returns the session as the server sees it, loaded once. Rejects if the server cannot be reached. */
    load: async (): Promise<SessionState> => {
      const state = await api.auth.session.ensureData()
      writeStored(HINT_KEY, state.user ? 'in' : null)
      return state
    },
    /** Call after the server has signed `user` in. Data of a different earlier user is removed. */
    signedIn: async (user: SignedInUser): Promise<void> => {
      await refresh({ authenticated: true, user: { ...user, emailVerified: false, access: 'standard' } })
      tabs.send({ userId: user.id })
    },
    /** Call where somebody may have signed in on a page outside of the app, which told the other tabs nothing. */
    announce: (): void => tabs.send({ userId: current()?.id ?? null }),
    /** Call after the server has ended the session. */
    signedOut: (): void => {
      forgetUser()
      adopt(SIGNED_OUT)
      tabs.send({ userId: null })
    },
    /**
     * Call after a 401 response. Returns whether there is no session. It is false if the user has signed in again in another tab.
     * Rejects if the server cannot be reached.
     */
    isOver: async (): Promise<boolean> => {
      const { user } = await client.auth.session.query()
      if (user?.id === current()?.id) return false
      if (user) adopt({ authenticated: true, user })
      return !user
    },
    /**
     * Call when the session has expired or was ended elsewhere. `leave` navigates away from protected pages. Drafts stay in this
     * browser for the user.
     */
    ended: async (leave: () => Promise<unknown>): Promise<void> => {
      turn += 1
      writeStored(HINT_KEY, null)
      api.auth.session.setData(undefined, { authenticated: false })
      await leave()
      forgetAnswers()
      changed()
    },
    /** Returns the signed-in user, as far as this tab knows. */
    user: current,
    /** Call after something that may have changed the user or ended the session. Rejects if the server cannot be reached. */
    refresh: (): Promise<void> => refresh(),
    /** Calls `listener` at every sign-in and sign-out, in this tab or another. */
    onChange: (listener: () => void): void => void listeners.add(listener),
    /** Closes the channel to the other tabs. */
    close: (): void => {
      tabs.close()
      window.removeEventListener('pageshow', comeBack)
    },
  }
}

/** Whether this browser was signed in at its last visit, so that the navigation does not jump while the session loads. */
export function wasSignedIn(): boolean {
  return readStored(HINT_KEY) === 'in'
}

function isPublic(queryKey: readonly unknown[]): boolean {
  const path = JSON.stringify(queryKey[0])
  return path === '["auth","session"]' || path === '["auth","config"]'
}
