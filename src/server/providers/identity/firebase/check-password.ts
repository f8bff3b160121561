import { z } from 'zod'
import { AppError } from '../../../../shared/errors.ts'
import { ServiceError } from '../../service-error.ts'
import { type FirebaseIdentitySettings } from './firebase-settings.ts'

const GOOGLE = 'https://identitytoolkit.googleapis.com'

/** Google's answer: the signed-in person, or a code for the refusal, sometimes followed by a colon and a sentence. */
const Answer = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

const WRONG = ['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'MISSING_PASSWORD']

/**
 * Checks the password of the person `uid` at Google. The admin SDK cannot do that, so this is the call that a browser
 * makes. Throws `AppError` BAD_REQUEST with field `currentPassword` for a wrong password, TOO_MANY_REQUESTS,
 * BAD_GATEWAY; rejects with the signal's reason.
 */
export async function checkPassword(
  { apiKey, authDomain, emulatorHost }: FirebaseIdentitySettings,
  { uid, email, password }: { uid: string; email: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  const base = emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : GOOGLE
  const response = await fetch(`${base}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // A browser's key is usually restricted to certain pages; the sign-in domain is always one of them.
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
  throw new ServiceError(answer.error?.message ?? 'no error', { status: response.status, code: reason })
}
