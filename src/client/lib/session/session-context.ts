import { createContext, useContext } from 'react'
import { type Session } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session of this app, to tell it who signed in or out. */
export function useSessionKeeper(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSessionKeeper stands outside of the app')
  return session
}
