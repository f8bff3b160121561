import { createContext, useContext } from 'react'
import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'

export const UserContext = createContext<SessionUser | null>(null)

/** Who is signed in, on a page that the guard has let through: never missing there, not even while they sign out. */
export function useUser(): SessionUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser stands outside of the protected pages')
  return user
}
