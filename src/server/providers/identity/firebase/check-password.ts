import { z } from 'zod'
import { AppError } from '../../../../shared/errors.ts'
import { type FirebaseIdentitySettings } from './firebase-settings.ts'

const GOOGLE = 'https://identitytoolkit.googleapis.com'

/** Google's answer: who signed in, or one word for the reason of a refusal, sometimes with a sentence behind a colon. */
const Answer = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

const WRONG = ['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'MISSING_PASSWORD']

/**
 * Asks Google whether this is the password of the person `uid`. The admin SDK cannot check one; this is the call that a
 * browser makes. Throws `AppError` BAD_REQUEST with field `currentPassword` when it is not, TOO_MANY_REQUESTS,
 * BAD_GATEWAY; rejects with the signal's reason when it fires.
 */
export async function checkPassword(
  { apiKey, authDomain, emulatorHost }: FirebaseIdentitySettings,
  { uid, email, password }: { uid: string; email: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  const base = emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : GOOGLE
  const response = await fetch(`${base}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // A browser's key is usually bound to the pages that may use it; the sign-in domain is always one of them.
    headers: { 'content-type': 'application/json', referer: `https://${authDomain}/` },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    redirect: 'error',
    signal,
  })
  const answer = Answer.parse(await response.json())
  const reason = answer.error?.message.split(' ')[0] ?? ''
  if (response.ok && answer.localId === uid) return
  if (response.ok || WRONG.includes(reason)) {
    throw new AppError('BAD_REQUEST', 'Your current password is not right. Check it and try again.', {
      field: 'currentPassword',
    })
  }
  if (reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    throw new AppError('TOO_MANY_REQUESTS', 'Firebase has seen too many attempts. Try again in a few minutes.')
  }
  throw new Error(`accounts:signInWithPassword answered ${response.status} ${reason}`)
}
