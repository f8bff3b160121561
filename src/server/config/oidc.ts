import { type z } from 'zod'
import { type Environment } from './schema.ts'
import { isLoopback } from './loopback.ts'

/** The settings of an OpenID Connect provider. */
export interface OidcSettings {
  issuer: URL
  clientId: string
  clientSecret: string
  /** The provider's name on buttons. */
  name: string
  /** Whose members are owners of this server; undefined for nobody. */
  ownerGroup: string | undefined
  /** Whether this server has no accounts with passwords. */
  only: boolean
}

type Set = Record<string, string | undefined>

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const ALL = [...NEEDED, 'OIDC_NAME', 'OIDC_OWNER_GROUP', 'OIDC_ONLY'] as const

/** Problems of the `OIDC_*` group: incomplete, an issuer without encryption, a second provider, no address to come back to. */
export function oidcProblems(set: Set, localDemo: boolean): string[] {
  if (!ALL.some((name) => set[name])) return []
  const problems: string[] = []
  const missing = NEEDED.filter((name) => !set[name])
  if (missing.length > 0) problems.push(`${missing.join(', ')} must be set as well, or no OIDC_* at all`)
  if (set['FIREBASE_PROJECT_ID']) problems.push('OIDC_* and FIREBASE_* cannot both be set: choose one of them')
  const issuer = URL.parse(set['OIDC_ISSUER'] ?? '')
  if (issuer?.protocol === 'http:' && !isLoopback(issuer.hostname.replaceAll(/[[\]]/gu, ''))) {
    problems.push('OIDC_ISSUER must begin with https://, unless the provider runs on this machine')
  }
  if (issuer && (issuer.search || issuer.hash || issuer.username || issuer.pathname.includes('/.well-known/'))) {
    problems.push('OIDC_ISSUER must be the issuer alone, without /.well-known, a query, a fragment or a user name')
  }
  if (!set['PUBLIC_URL'] && !localDemo) {
    problems.push('PUBLIC_URL must be set with OIDC_*: the provider sends people back to it')
  }
  return problems
}

/** The settings of the group, or undefined where it is unset. */
export function toOidc(env: z.infer<typeof Environment>): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return undefined
  const issuer = new URL(OIDC_ISSUER)
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME ?? issuer.host,
    ownerGroup: env.OIDC_OWNER_GROUP,
    only: env.OIDC_ONLY,
  }
}
