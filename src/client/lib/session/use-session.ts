import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { wasSignedIn } from './session.ts'
import { trpc } from '../api/trpc.ts'

/** Returns who is signed in. While the session loads, `user` is undefined and `signedIn` is the state of the last visit. */
export function useSession(): { signedIn: boolean; user: SessionUser | undefined } {
  const { data } = trpc.auth.session.useQuery()
  return { signedIn: data ? data.authenticated : wasSignedIn(), user: data?.user }
}
