import { trpc } from '../api/trpc.ts'
import { useSession } from './use-session.ts'

/** Whether this person may read how the server is set up: an owner, or everybody in a local demo. */
export function useRunsServer(): boolean {
  const { data: config } = trpc.auth.config.useQuery()
  const { user } = useSession()
  return config?.isLocalDemo === true || user?.access === 'owner'
}
