import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { type OidcProblem } from '../../../shared/features/auth/oidc.constants.ts'
import { type FederatedIdentity } from './identity.port.ts'

/** What a browser keeps from the start of a sign-in to its end. No other browser may know it. */
export interface OidcSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** A person, as an OpenID Connect provider vouches for it. */
export interface OidcIdentity extends FederatedIdentity {
  /** The groups of the person at the provider. */
  groups: readonly string[]
  /** The checked ID token, with which the provider recognizes the session to end; empty where it is too long for that. */
  idToken: string
}

/** A sign-in that the provider refused, or whose answer is not to be trusted. */
export class OidcFault extends AppError {
  readonly problem: OidcProblem

  constructor(code: ErrorCode, problem: OidcProblem, message: string, cause?: unknown) {
    super(code, message, { cause })
    this.name = 'OidcFault'
    this.problem = problem
  }
}

/** An OpenID Connect provider: people sign in on its pages and come back with a code. */
export interface OidcProvider {
  /** Its name on buttons. */
  readonly name: string
  /**
   * Begins a sign-in. Returns the address of the provider's page, and what `finish` needs. With `isFresh` the provider
   * asks a person to prove who they are, also one who is signed in there. Throws `OidcFault` where it cannot be reached.
   */
  start(request: { redirectUri: string; isFresh: boolean }): Promise<{ url: string; secrets: OidcSecrets }>
  /**
   * Ends a sign-in: takes the address with which the browser came back, and checks state, issuer, nonce, audience,
   * times and signature. Throws `OidcFault`.
   */
  finish(callback: URL, secrets: OidcSecrets): Promise<OidcIdentity>
  /** Asks the provider for its description of itself. Throws `OidcFault` where it cannot be reached or is another one. */
  check(): Promise<void>
  /**
   * The provider's page that ends its own session of a person, and then leads to `returnTo`; undefined where it has none.
   * Throws `OidcFault` where it cannot be reached.
   */
  signOutUrl(session: { idToken: string; returnTo: string }): Promise<string | undefined>
}
