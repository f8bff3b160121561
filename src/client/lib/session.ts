import { type QueryClient } from '@tanstack/react-query'
import type { SessionState, SessionUser } from '../../shared/features/auth/auth.schema.ts'
import { forgetUserStorage, readStored, writeStored } from './browser-storage.ts'
import { openTabLine } from './other-tabs.ts'
import { type Api } from './trpc.ts'

const HINT_KEY = 'hookline-session'

export type Session = ReturnType<typeof createSession>

/** Who is signed in. The server's answer is the truth; this keeps screens, storage and other tabs in step with it. */
export function createSession(api: Api, queryClient: QueryClient) {
  const tabs = openTabLine()
  const listeners = new Set<() => void>()
  const changed = (): void => listeners.forEach((listener) => listener())
  const current = (): SessionUser | undefined => api.auth.session.getData()?.user

  /** Drops all that belongs to one user: answers of the server, drafts, marks of this tab. */
  function forgetUser(): void {
    queryClient.getMutationCache().clear()
    queryClient.removeQueries({ predicate: (query) => !isPublic(query.queryKey) })
    forgetUserStorage()
  }

  function adopt(state: SessionState, before = current()): void {
    if (before && before.id !== state.user?.id) forgetUser()
    writeStored(HINT_KEY, state.user ? 'in' : null)
    api.auth.session.setData(undefined, { authenticated: state.authenticated, ...(state.user && { user: state.user }) })
    changed()
  }

  async function follow(userId: string | null): Promise<void> {
    const before = current()
    if (userId === (before?.id ?? null)) return
    const state = userId === null ? { authenticated: false } : await api.auth.session.fetch(undefined, { staleTime: 0 })
    adopt(state, before)
  }

  tabs.listen((news) => {
    follow(news.userId).catch(() => adopt({ authenticated: false }))
  })

  return {
    /** The session as the server sees it, asked once. Rejects when the server cannot be reached. */
    load: async (): Promise<SessionState> => {
      const state = await api.auth.session.ensureData()
      writeStored(HINT_KEY, state.user ? 'in' : null)
      return state
    },
    /** After the server signed `user` in. Another account than before starts with nothing of the old one. */
    signedIn: (user: SessionUser): void => {
      adopt({ authenticated: true, user })
      tabs.tell({ userId: user.id })
    },
    /** After the server ended the session. */
    signedOut: (): void => {
      forgetUser()
      adopt({ authenticated: false })
      tabs.tell({ userId: null })
    },
    /** Calls `listener` whenever somebody signs in or out, in this tab or another. */
    onChange: (listener: () => void): void => void listeners.add(listener),
    /** Hangs up the line to the other tabs. */
    close: tabs.close,
  }
}

/** What this browser remembers of the last visit, so that the navigation need not jump while the server is asked. */
export function wasSignedIn(): boolean {
  return readStored(HINT_KEY) === 'in'
}

function isPublic(queryKey: readonly unknown[]): boolean {
  const path = JSON.stringify(queryKey[0])
  return path === '["auth","session"]' || path === '["auth","config"]'
}
