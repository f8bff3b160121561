import { trpc } from './trpc.ts'

/**
 * How this server is run: whether there are plans and prices, and whether everyone may sign up. Until it is known both
 * are so; pages of the app and public pages know it before they are shown.
 */
export function useHost(): { plans: boolean; isOpen: boolean } {
  const { data } = trpc.auth.config.useQuery()
  return { plans: data?.plans ?? true, isOpen: (data?.registration ?? 'open') === 'open' }
}
