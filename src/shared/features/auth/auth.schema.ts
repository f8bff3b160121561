import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, requiredText, withoutNul } from '../../wire.ts'

const Email = requiredText('Email', INPUT_LIMITS.email, 'Please enter your email address.').pipe(
  z.email('Please enter a valid email address.'),
)

/** A password at sign-in: any that could have been set. Passwords are never trimmed. */
const Password = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(INPUT_LIMITS.password, atMost('Password', INPUT_LIMITS.password))

/** A password that is being chosen. Source: spec section 5 (6 characters), decisions 3 (128). */
const NewPassword = Password.min(
  INPUT_LIMITS.passwordMin,
  `Password must be at least ${INPUT_LIMITS.passwordMin} characters long.`,
)

/** How an account signs in. Source: decisions 3. */
export const Provider = z.enum(['email', 'google', 'firebase'])

/** `POST /api/auth/register`. A `provider` that the caller names is not trusted and not read. Source: spec section 3. */
export const RegisterRequest = z.object({
  email: Email,
  password: NewPassword,
  displayName: z
    .string('Display name must be text.')
    .overwrite(withoutNul)
    .trim()
    .max(INPUT_LIMITS.displayName, atMost('Display name', INPUT_LIMITS.displayName))
    .optional(),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

/** `POST /api/auth/login`. */
export const LoginRequest = z.object({ email: Email, password: Password })
export type LoginRequest = z.infer<typeof LoginRequest>

/** Who is signed in, as every answer names them. Source: decisions 3. */
export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  provider: Provider,
})
export type SessionUser = z.infer<typeof SessionUser>

/** The answer of register, login, google and sync-session. */
export const SignedIn = z.object({ message: z.string(), user: SessionUser })
export type SignedIn = z.infer<typeof SignedIn>

/** The answer of `GET /api/auth/session`. */
export const SessionState = z.object({ authenticated: z.boolean(), user: SessionUser.optional() })
export type SessionState = z.infer<typeof SessionState>

/** The answer of a call that has nothing to tell but that it worked. */
export const Message = z.object({ message: z.string() })

/** What the browser needs to know of this server's environment. Source: decisions 1 and 2. */
export const PublicConfig = z.object({
  supportEmail: z.string(),
  text: z.object({ live: z.boolean(), name: z.string() }),
  research: z.object({ live: z.boolean() }),
  /** `not-set-up`: the Google button stands and says so; `hidden`: it is left out. */
  google: z.enum(['not-set-up', 'hidden']),
})
export type PublicConfig = z.infer<typeof PublicConfig>
