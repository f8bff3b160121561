import { createContext, useContext } from 'react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'

export const UserContext = createContext<SessionUser | null>(null)

/** Returns the signed-in user on a protected page. It is defined even during the sign-out. Throws outside of its provider. */
export function useUser(): SessionUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser must be used inside of the protected pages')
  return user
}
