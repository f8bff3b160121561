import { TRPCClientError } from '@trpc/client'
import { useEffect } from 'react'
import type { SignedInUser } from '../../../shared/features/auth/auth.schema.ts'
import { type FirebaseSignIn } from '../firebase/firebase-contract.ts'
import { loadFirebase } from '../firebase/firebase-loader.ts'
import { SignInError } from './sign-in-error.ts'
import { trpc } from '../api/trpc.ts'

interface Credentials {
  email: string
  password: string
}

/** The ways to sign in. Each returns the user that the server signed in, or rejects with a value for `readFailure`. */
export interface Accounts {
  signIn(credentials: Credentials): Promise<SignedInUser>
  /** With `warnWeakPassword` the server rejects an easily guessed password, so that the form can ask first. */
  signUp(credentials: Credentials, warnWeakPassword: boolean): Promise<SignedInUser>
  withGoogle(): Promise<SignedInUser>
  /** Requests a mail with a link to reset the password. Resolves in the same way if there is no such account. */
  sendResetLink(email: string): Promise<void>
}

/**
 * Signs in with the server's own passwords, or with an ID token of Firebase. `invite` is the token of an invitation, for a
 * sign-up where not everyone may. Firebase's code is loaded when a sign-in form mounts, because browsers allow its popup only
 * directly in the click.
 */
export function useAccounts(invite?: string): Accounts {
  const { auth, client } = trpc.useUtils()
  const { data: config } = trpc.auth.config.useQuery()

  useEffect(() => {
    if (config?.identity.kind !== 'firebase') return
    loadFirebase(config.identity).catch(() => {
      // The sign-in retries the load and reports its failure.
    })
  }, [config])

  async function firebase(): Promise<FirebaseSignIn | null> {
    const { identity } = await auth.config.ensureData()
    return identity.kind === 'firebase' ? loadFirebase(identity) : null
  }

  return {
    async signIn(credentials) {
      const live = await firebase()
      if (!live) return (await client.auth.login.mutate(credentials)).user
      const idToken = await live.withPassword(credentials)
      return openSession(() => client.auth.login.mutate({ idToken }))
    },
    async signUp(credentials, warnWeakPassword) {
      const live = await firebase()
      if (!live) return (await client.auth.register.mutate({ ...credentials, warnWeakPassword, invite })).user
      const idToken = await live.create(credentials)
      return openSession(() => client.auth.register.mutate({ idToken, invite }))
    },
    async withGoogle() {
      const idToken = await (await firebase())?.withGoogle()
      return openSession(() => client.auth.google.mutate({ idToken, invite }))
    },
    async sendResetLink(email) {
      const live = await firebase()
      await (live ? live.sendResetLink(email) : client.auth.forgotPassword.mutate({ email }))
    },
  }
}

/** Opens the server's session for a Firebase sign-in. Keeps the message of the server's refusal. */
async function openSession(call: () => Promise<{ user: SignedInUser }>): Promise<SignedInUser> {
  try {
    return (await call()).user
  } catch (error) {
    if (error instanceof TRPCClientError && error.data && error.message) throw error
    throw new SignInError('Failed to create user session.')
  }
}
