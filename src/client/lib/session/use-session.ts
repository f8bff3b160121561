import type { SessionUser } from '../../../shared/features/auth/auth.schema.ts'
import { wasSignedIn } from './session.ts'
import { trpc } from '../api/trpc.ts'

/** Who is signed in. While the server is asked, `user` is undefined and `signedIn` is what the last visit suggests. */
export function useSession(): { signedIn: boolean; user: SessionUser | undefined } {
  const { data } = trpc.auth.session.useQuery()
  return { signedIn: data ? data.authenticated : wasSignedIn(), user: data?.user }
}
