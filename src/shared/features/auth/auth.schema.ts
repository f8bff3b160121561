import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, requiredText, withoutNul } from '../../wire.ts'

export const Email = requiredText('Email', INPUT_LIMITS.email, 'Please enter your email address.').pipe(
  z.email('Please enter a valid email address.'),
)

/** A password at sign-in: anything that could have been set. Passwords are never trimmed. */
export const Password = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(INPUT_LIMITS.password, atMost('Password', INPUT_LIMITS.password))

/** A new password: 6 to 128 characters. The server also refuses passwords that are easy to guess. */
export const NewPassword = Password.min(
  INPUT_LIMITS.passwordMin,
  `Password must be at least ${INPUT_LIMITS.passwordMin} characters long.`,
)

/** If true, a password that is easy to guess is refused with 409 and `weak_password` instead of being accepted. */
export const WarnWeakPassword = z.boolean('warnWeakPassword must be true or false.').optional()

/** A display name; empty means the part of the address before the @. */
export const DisplayName = z
  .string('Display name must be text.')
  .overwrite(withoutNul)
  .trim()
  .max(INPUT_LIMITS.displayName, atMost('Display name', INPUT_LIMITS.displayName))

/** The token of an invitation, or of the link that makes a person the owner. */
const InviteToken = z.string('The invitation must be text.').trim().min(1).max(200).optional()

/** The account's sign-in method. */
export const Provider = z.enum(['email', 'google', 'firebase', 'oidc'])
export type Provider = z.infer<typeof Provider>

/** The identity provider's ID token. The `Authorization` header may have it instead. */
const IdToken = z.string('The ID token must be text.').min(1).max(8_192).optional()

/**
 * `POST /api/auth/register`. The server's own accounts need e-mail and password. With Firebase the ID token identifies the
 * user, and another address in the body is refused. The caller's `provider` is ignored. Source: docs/product-rules.md#identity.
 */
export const RegisterRequest = z.object({
  email: Email.optional(),
  password: NewPassword.optional(),
  displayName: DisplayName.optional(),
  warnWeakPassword: WarnWeakPassword,
  idToken: IdToken,
  invite: InviteToken,
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

/** `POST /api/auth/login`. */
export const LoginRequest = z.object({ email: Email.optional(), password: Password.optional(), idToken: IdToken })
export type LoginRequest = z.infer<typeof LoginRequest>

/** `POST /api/auth/google` and `POST /api/auth/sync-session`. */
export const FederatedRequest = z
  .object({ email: Email.optional(), displayName: DisplayName.optional(), idToken: IdToken, invite: InviteToken })
  .default({})
export type FederatedRequest = z.infer<typeof FederatedRequest>

/** `POST /api/auth/forgot-password`. */
export const ForgotPasswordRequest = z.object({ email: Email })

const LinkToken = z.string('The link is not complete.').trim().min(1, 'The link is not complete.').max(200)

/** `POST /api/auth/reset-password`: the token of the mailed link and the new password. */
export const ResetPasswordRequest = z.object({
  token: LinkToken,
  newPassword: NewPassword,
  warnWeakPassword: WarnWeakPassword,
})
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** `PUT /api/user/email`. Requires the current password. */
export const ChangeEmailRequest = z.object({ email: Email, password: Password })
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>

/** The token of a mailed link about an address: `POST /api/auth/verify-email`, `/api/user/email/confirm`, `/api/user/email/undo`. */
export const EmailLinkRequest = z.object({ token: LinkToken })

/** The token of the link that makes a signed-in user the owner. */
export const ClaimOwnerRequest = z.object({ token: LinkToken })

/** The signed-in user in the answers of sign-in. */
export const SignedInUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  provider: Provider,
})
export type SignedInUser = z.infer<typeof SignedInUser>

/** The signed-in user with further data of the session. `owner` and `dev` have premium access without a plan. */
export const SessionUser = SignedInUser.extend({
  emailVerified: z.boolean(),
  access: z.enum(['standard', 'owner', 'dev']),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The answer of register, login, google and sync-session. */
export const SignedIn = z.object({ message: z.string(), user: SignedInUser })
export type SignedIn = z.infer<typeof SignedIn>

/** The answer of `GET /api/auth/session`. */
export const SessionState = z.object({ authenticated: z.boolean(), user: SessionUser.optional() })
export type SessionState = z.infer<typeof SessionState>

/** The answer of a call without a result. */
export const Message = z.object({ message: z.string() })

/** The answer of logout. `redirect`: the identity provider's page that ends the session there; the browser goes to it. */
export const SignedOut = Message.extend({ redirect: z.string().optional() })

/** How users sign in: with accounts of this server, or with Firebase (the settings of its browser SDK). */
const IdentityConfig = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('embedded'),
    /** `not-set-up`: the Google button is shown and reports that Google is not set up; `hidden`: it is not shown. */
    google: z.enum(['not-set-up', 'hidden']),
    /** Whether a forgotten password can be replaced by mail; otherwise the page names the support address. */
    resetByMail: z.boolean(),
  }),
  z.object({
    kind: z.literal('firebase'),
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    appId: z.string(),
    /** Address of the Auth emulator, such as `http://127.0.0.1:9099`. */
    emulatorUrl: z.string().optional(),
  }),
])
export type IdentityConfig = z.infer<typeof IdentityConfig>

/** The OpenID Connect provider. `only`: there are no passwords on this server. */
const OidcConfig = z.object({ name: z.string(), only: z.boolean() })

/** The payment provider: Stripe, or the sandbox. `isTest`: no card is charged, in the sandbox and with test keys of Stripe. */
const PaymentsConfig = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sandbox'), isTest: z.boolean(), introOffer: z.boolean() }),
  z.object({ kind: z.literal('stripe'), isTest: z.boolean(), publishableKey: z.string(), introOffer: z.boolean() }),
])

/**
 * The part of this server's configuration that the browser needs. It is read at run time, so that one build serves
 * every environment.
 */
export const PublicConfig = z.object({
  supportEmail: z.string(),
  /** Addresses of the terms and the privacy notice: paths of this server, or pages elsewhere. */
  termsUrl: z.string(),
  privacyUrl: z.string(),
  /**
   * `live` is false for the draft writer. `isLocal`: the model was found on the server's own machine, and `name` is its name.
   */
  text: z.object({ live: z.boolean(), name: z.string(), isLocal: z.boolean() }),
  research: z.object({ live: z.boolean() }),
  /** `isSetUp` is false where no voice is available; `live` is false for the offline voice. */
  speech: z.object({ live: z.boolean(), isSetUp: z.boolean() }),
  identity: IdentityConfig,
  /** Null without an OpenID Connect provider. */
  oidc: OidcConfig.nullable(),
  payments: PaymentsConfig,
  /** Whether there are plans and prices; without them every account has what the host allows. */
  plans: z.boolean(),
  /** Who may sign up: everyone, those with an invitation, or nobody. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** Whether a visitor may look around as the demo account. */
  demo: z.boolean(),
  /** Whether only its own machine reaches this server, so that everybody may read how it is set up. */
  isLocalDemo: z.boolean(),
})
export type PublicConfig = z.infer<typeof PublicConfig>
