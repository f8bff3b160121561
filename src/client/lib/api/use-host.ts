import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import { trpc } from './trpc.ts'

/**
 * How this server is run: whether there are plans and prices, whether everyone may sign up, and its OpenID Connect
 * provider. Until it is known there are plans, everyone may, and there is none; pages of the app and public pages know
 * it before they are shown.
 */
export function useHost(): { plans: boolean; isOpen: boolean; oidc: PublicConfig['oidc'] } {
  const { data } = trpc.auth.config.useQuery()
  const { plans = true, registration = 'open', oidc = null } = data ?? {}
  return { plans, isOpen: registration === 'open', oidc }
}
