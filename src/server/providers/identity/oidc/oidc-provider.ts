import * as client from 'openid-client'
import { z } from 'zod'
import { waitAtMost } from '../../bounded-body.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { withoutNul } from '../../../../shared/wire.ts'
import { Email } from '../../../../shared/features/auth/auth.schema.ts'
import { CLOCK_TOLERANCE_MS, UNKNOWN_AGE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { OIDC_SUBJECT } from '../../../../shared/features/auth/oidc.constants.ts'
import { OidcFault, type OidcIdentity, type OidcProvider } from '../oidc.port.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { toOidcFault, unreachable } from './oidc-fault.ts'
import { type OidcProviderSettings } from './oidc-settings.ts'

/** Milliseconds for all calls of one step. */
const LONGEST_ANSWER_MS = 15_000
/** Milliseconds for which the provider's description of itself is kept. */
const KNOWN_MS = 60 * 60_000

/** A longer token makes an address that servers refuse. The provider then asks whom to sign out. */
const LONGEST_HINT = 4_000

/** A text of a person for the database, which takes no NUL. */
const words = (most: number) =>
  z
    .string()
    .transform((text) => withoutNul(text).trim().slice(0, most))
    .optional()
    .catch(undefined)

/** What is read of the ID token and of the answer about the person. Anything else is ignored. */
const Claims = z.object({
  iss: z.string(),
  // At most 255 ASCII characters, by OpenID Connect Core.
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  // Never cut: its beginning could be another person's.
  email: Email.optional().catch(undefined),
  // Some providers send the word.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined),
  name: words(INPUT_LIMITS.displayName),
  preferred_username: words(INPUT_LIMITS.displayName),
  groups: z
    .union([z.array(z.string()), z.string().transform((group) => [group])])
    .optional()
    .catch(undefined),
  auth_time: z.number().optional().catch(undefined),
})

/**
 * Signs in with an OpenID Connect provider by the code flow with PKCE. The provider describes itself when it is first
 * needed, so that a server starts without it. Its keys are read for each sign-in, because they may be replaced at any
 * time. Source: OpenID Connect Core 1.0; RFC 9207 (issuer in the answer); OpenID Connect RP-Initiated Logout 1.0.
 */
export function createOidcProvider(settings: OidcProviderSettings, { clock }: { clock: Clock }): OidcProvider {
  const { issuer, clientId, clientSecret, name } = settings
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []
  let known: { metadata: client.ServerMetadata; at: number } | undefined
  let asking: Promise<client.ServerMetadata> | undefined

  async function discover(): Promise<client.ServerMetadata> {
    const options = {
      execute: insecure,
      timeout: LONGEST_ANSWER_MS / 1_000,
      [client.customFetch]: boundedFetch,
    }
    const found = await client
      .discovery(issuer, clientId, undefined, client.None(), options)
      .catch((error: unknown) => {
        throw isOtherIssuer(error) ? wrongIssuer(issuer, error) : error
      })
    const metadata = found.serverMetadata()
    known = { metadata, at: clock.now().getTime() }
    return metadata
  }

  /** The provider's description of itself. Callers at the same time share one call; a failure is not kept. */
  async function describe(): Promise<client.ServerMetadata> {
    if (known && clock.now().getTime() - known.at < KNOWN_MS) return known.metadata
    asking ??= discover().finally(() => (asking = undefined))
    try {
      return await asking
    } catch (error) {
      // An older description is better than none.
      if (known) return known.metadata
      throw error
    }
  }

  /** New for each step: the library keeps the provider's keys with it. */
  async function configure(): Promise<client.Configuration> {
    const metadata = await describe()
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1_000)
    const config = new client.Configuration(
      metadata,
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_MS / 1_000, [client.clockSkew]: skew },
      authenticate(clientSecret),
    )
    config[client.customFetch] = boundedFetch
    config.timeout = LONGEST_ANSWER_MS / 1_000
    for (const allow of insecure) allow(config)
    client.enableNonRepudiationChecks(config)
    return config
  }

  async function step<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await waitAtMost(clock, LONGEST_ANSWER_MS, unreachable, work())
    } catch (error) {
      throw toOidcFault(error)
    }
  }

  async function identify(callback: URL, secrets: Parameters<OidcProvider['finish']>[1]): Promise<OidcIdentity> {
    const config = await configure()
    const tokens = await client.authorizationCodeGrant(config, callback, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    })
    const idToken = tokens.id_token ?? ''
    const claimed = tokens.claims()
    if (!claimed) throw new OidcFault('UNAUTHORIZED', 'not_trusted', 'The identity provider sent no ID token.')
    // Many providers say who a person is only here. The library compares the subject.
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, claimed.sub)
      : {}
    const read = Claims.safeParse({ ...more, ...claimed, ...pickCurrent(more, claimed) })
    if (!read.success) throw new OidcFault('UNAUTHORIZED', 'not_trusted', 'The subject of the ID token is none.')
    const claims = read.data
    if (!claims.email) throw new OidcFault('UNAUTHORIZED', 'no_email', 'This person has no email address.')
    return {
      uid: `${OIDC_SUBJECT}${claims.iss} ${claims.sub}`,
      email: claims.email,
      emailVerified: claims.email_verified ?? false,
      displayName: claims.name || claims.preferred_username || undefined,
      provider: 'oidc',
      validSince: undefined,
      signedInAt:
        claims.auth_time === undefined
          ? new Date(clock.now().getTime() - UNKNOWN_AGE_MS)
          : new Date(claims.auth_time * 1_000),
      groups: claims.groups ?? [],
      idToken: idToken.length <= LONGEST_HINT ? idToken : '',
    }
  }

  return {
    name,

    start: ({ redirectUri, isFresh }) =>
      step(async () => {
        const config = await configure()
        const [state, nonce, codeVerifier] = [
          client.randomState(),
          client.randomNonce(),
          client.randomPKCECodeVerifier(),
        ]
        const { scopes_supported: scopes = [] } = config.serverMetadata()
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: ['openid', 'profile', 'email', ...(scopes.includes('groups') ? ['groups'] : [])].join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(isFresh && { prompt: 'login', max_age: '0' }),
        })
        return { url: url.href, secrets: { state, nonce, codeVerifier } }
      }),

    check: () =>
      step(async () => {
        await discover()
      }),

    finish: (callback, secrets) => step(() => identify(callback, secrets)),

    signOutUrl: ({ idToken, returnTo }) =>
      step(async () => {
        const config = await configure()
        if (!config.serverMetadata().end_session_endpoint) return undefined
        const parameters = { ...(idToken && { id_token_hint: idToken }), post_logout_redirect_uri: returnTo }
        return client.buildEndSessionUrl(config, parameters).href
      }),
  }
}

/** What the answer about the person says newer than the token. An address is proven only by the answer that has it. */
function pickCurrent(more: Partial<client.UserInfoResponse>, claimed: client.IDToken): Record<string, unknown> {
  const { email, email_verified } = more.email === undefined ? claimed : more
  return { email, email_verified, groups: more.groups ?? claimed['groups'] }
}

function isOtherIssuer(error: unknown): boolean {
  return error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
}

function wrongIssuer(issuer: URL, cause: unknown): OidcFault {
  const message = `The provider at ${issuer.href} names itself otherwise: OIDC_ISSUER must be its issuer, to the last slash.`
  return new OidcFault('BAD_GATEWAY', 'wrong_issuer', message, cause)
}
