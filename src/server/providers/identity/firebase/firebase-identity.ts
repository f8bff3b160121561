import { randomUUID } from 'node:crypto'
import { cert, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth'
import { AppError } from '../../../../shared/errors.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { withoutNul } from '../../../../shared/wire.ts'
import { type Clock, systemClock } from '../../../runtime/clock.ts'
import { type FederatedIdentity, type IdentityProvider, type ProviderPerson } from '../identity.port.ts'
import { readAlgorithm } from './read-algorithm.ts'
import { checkPassword } from './check-password.ts'
import { readErrorCode, NOT_VALID, toAppError } from './firebase-fault.ts'
import { type FirebaseIdentitySettings } from './firebase-settings.ts'
import { within } from './within.ts'

/** Time limit of one request to Google, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Users of Firebase. The SDK reads the emulator's address only from the process's `FIREBASE_AUTH_EMULATOR_HOST`, the
 * variable of `settings.emulatorHost`. Should the two differ, no token passes: without an emulator in the settings an
 * unsigned token is refused before the SDK sees it, and an SDK with an emulator accepts no signed one. Throws where the
 * service account's key cannot be read.
 */
export function createFirebaseIdentity(
  settings: FirebaseIdentitySettings,
  { clock = systemClock }: { clock?: Clock } = {},
): IdentityProvider {
  const { projectId, serviceAccount, emulatorHost } = settings
  const credential = serviceAccount && {
    credential: cert({
      projectId: serviceAccount.project_id,
      clientEmail: serviceAccount.client_email,
      privateKey: serviceAccount.private_key,
    }),
  }
  const app = initializeApp({ projectId, ...credential }, `hookline-${randomUUID()}`)
  const auth = getAuth(app)

  async function ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await within(clock, LIMIT_MS, question)
    } catch (error) {
      throw toAppError(error)
    }
  }

  return {
    name: emulatorHost ? 'Firebase emulator' : 'Firebase',
    async verify(idToken) {
      const algorithm = readAlgorithm(idToken)
      if (!algorithm || (algorithm !== 'RS256' && !emulatorHost)) throw new AppError('UNAUTHORIZED', NOT_VALID)
      const claims = await ask(() => auth.verifyIdToken(idToken, true))
      return toIdentity(claims, toPerson(await ask(() => auth.getUser(claims.uid))))
    },
    async changePassword({ uid, email, currentPassword, newPassword }) {
      await ask((signal) => checkPassword(settings, { uid, email, password: currentPassword }, signal))
      return toPerson(await ask(() => auth.updateUser(uid, { password: newPassword }))).validSince
    },
    async findPeople(uids) {
      const { users } = await ask(() => auth.getUsers(uids.map((uid) => ({ uid }))))
      return users.map(toPerson)
    },
    async remove(uid) {
      await ask(async () => {
        try {
          await auth.deleteUser(uid)
        } catch (error) {
          if (readErrorCode(error) !== 'auth/user-not-found') throw error
        }
      })
    },
  }
}

function toPerson(record: UserRecord): ProviderPerson {
  const { uid, email, emailVerified, disabled, tokensValidAfterTime } = record
  return {
    uid,
    email,
    emailVerified,
    disabled,
    validSince: tokensValidAfterTime ? new Date(tokensValidAfterTime) : undefined,
  }
}

/** A token is valid for an hour, in which the address may change: the current one counts. */
function toIdentity(claims: DecodedIdToken, person: ProviderPerson): FederatedIdentity {
  const email = person.email ?? claims.email
  if (!email) {
    throw new AppError('UNAUTHORIZED', 'This sign-in has no email address. Sign in with one that has.')
  }
  const name =
    typeof claims['name'] === 'string' ? withoutNul(claims['name']).trim().slice(0, INPUT_LIMITS.displayName) : ''
  return {
    uid: claims.uid,
    email,
    emailVerified: person.email ? person.emailVerified : claims.email_verified === true,
    displayName: name || undefined,
    provider: claims.firebase.sign_in_provider === 'google.com' ? 'google' : 'firebase',
    validSince: person.validSince,
    signedInAt: new Date(claims.auth_time * 1_000),
  }
}
