import { OIDC_START_PATH } from '../../../shared/features/auth/oidc.constants.ts'

/** What a sign-in at the OpenID Connect provider is for. */
export interface OidcLinkOptions {
  /** The page to open afterwards: a path of this site. */
  redirect?: string | undefined
  /** The token of an invitation, or of the link that makes a person the owner. */
  invite?: string | undefined
  /** Whether a signed-in person proves again who they are. */
  confirm?: boolean | undefined
}

/** The address that leads to the provider. It is a page of the server, not of the app. */
export function oidcLink({ redirect, invite, confirm = false }: OidcLinkOptions): string {
  const query = new URLSearchParams({
    ...(redirect !== undefined && { redirect }),
    ...(invite !== undefined && { invite }),
    ...(confirm && { confirm: '1' }),
  }).toString()
  return query ? `${OIDC_START_PATH}?${query}` : OIDC_START_PATH
}
