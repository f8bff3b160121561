import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { Email, NewPassword, Password } from './auth.schema.ts'

const Repeated = z.string().min(1, 'Please enter your password again.')

/** The two passwords are compared once nothing else is wrong. */
const MISMATCH = {
  path: ['confirmPassword'],
  error: 'Passwords do not match. Please try again.',
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
}

/** The values of the sign-in form. */
export const SignInForm = z.object({ email: Email, password: Password })

/** The values of the sign-up form. */
export const SignUpForm = z
  .object({ email: Email, password: NewPassword, confirmPassword: Repeated })
  .refine(({ password, confirmPassword }) => password === confirmPassword, MISMATCH)

/** The values of the form that replaces a forgotten password. */
export const ResetPasswordForm = z
  .object({ newPassword: NewPassword, confirmPassword: Repeated })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH)

/** The values of the form that changes a password. */
export const ChangePasswordForm = z
  .object({
    currentPassword: z.string().min(1, 'Current password is required'),
    newPassword: z
      .string()
      .min(INPUT_LIMITS.passwordMin, `New password must be at least ${INPUT_LIMITS.passwordMin} characters long`),
    confirmPassword: z.string().min(1, 'Please confirm your new password'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: "New passwords don't match",
  })
