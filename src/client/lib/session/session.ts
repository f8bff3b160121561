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

/** Who is signed in. The server's answer decides; this keeps screens, storage and other tabs in step with it. */
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

  /** Drops all that belongs to one user: answers of the server, drafts, marks of this tab, a question that waits. */
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

  /** Asks the server, past the cache: the old user's data must be cleared before a new user is known. */
  async function refresh(otherwise?: SessionState): Promise<void> {
    turn += 1
    const asked = turn
    const state = await client.auth.session.query().catch((error: unknown) => {
      if (otherwise) return otherwise
      throw error
    })
    // A sign-in or sign-out while the server was asked is newer than its answer.
    if (turn === asked) adopt(state)
  }

  async function follow(userId: string | null): Promise<void> {
    if (userId === (current()?.id ?? null)) return
    if (userId === null) adopt(SIGNED_OUT)
    else await refresh(SIGNED_OUT)
  }

  /** A page restored from the back-forward cache may belong to a user who has signed out since. */
  function comeBack(event: PageTransitionEvent): void {
    if (!event.persisted) return
    if (current() && !wasSignedIn()) adopt(SIGNED_OUT)
    refresh().catch(() => {
      // Without an answer the page stays; the next call reports the state.
    })
  }

  tabs.listen((message) => void follow(message.userId))
  window.addEventListener('pageshow', comeBack)

  return {
    /** The session as the server sees it, asked once. Rejects when the server cannot be reached. */
    load: async (): Promise<SessionState> => {
      const state = await api.auth.session.ensureData()
      writeStored(HINT_KEY, state.user ? 'in' : null)
      return state
    },
    /** After the server signed `user` in. Another account than before starts with nothing of the old one. */
    signedIn: async (user: SignedInUser): Promise<void> => {
      await refresh({ authenticated: true, user: { ...user, emailVerified: false, access: 'standard' } })
      tabs.send({ userId: user.id })
    },
    /** After the server ended the session. */
    signedOut: (): void => {
      forgetUser()
      adopt(SIGNED_OUT)
      tabs.send({ userId: null })
    },
    /**
     * After a call that was refused because there is no session. Returns whether that is so; somebody may have signed in again
     * in another tab. Rejects when the server cannot be reached.
     */
    isOver: async (): Promise<boolean> => {
      const { user } = await client.auth.session.query()
      if (user?.id === current()?.id) return false
      if (user) adopt({ authenticated: true, user })
      return !user
    },
    /**
     * After the session was ended elsewhere, or expired. `leave` navigates away from pages for users only. What was
     * typed stays in this browser for its user, as it does when a page is opened after the end.
     */
    ended: async (leave: () => Promise<unknown>): Promise<void> => {
      turn += 1
      writeStored(HINT_KEY, null)
      api.auth.session.setData(undefined, { authenticated: false })
      await leave()
      forgetAnswers()
      changed()
    },
    /** Who is signed in, as far as this tab knows. */
    user: current,
    /** After something that may have changed the user, or ended the session. Rejects when the server cannot be reached. */
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

/** Whether this browser was signed in at the last visit, so that the navigation does not jump while the server is asked. */
export function wasSignedIn(): boolean {
  return readStored(HINT_KEY) === 'in'
}

function isPublic(queryKey: readonly unknown[]): boolean {
  const path = JSON.stringify(queryKey[0])
  return path === '["auth","session"]' || path === '["auth","config"]'
}
