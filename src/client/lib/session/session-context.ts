import { createContext, useContext } from 'react'
import { type Session } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** Returns the session of this app, to report a sign-in or sign-out. Throws outside of its provider. */
export function useSessionManager(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSessionManager must be used inside of the app')
  return session
}
