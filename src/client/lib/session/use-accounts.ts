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

/** The ways into an account. Each returns who the server signed in, or rejects with what `readFailure` reads. */
export interface Accounts {
  signIn(credentials: Credentials): Promise<SignedInUser>
  /** With `warnWeakPassword` this server refuses a password that is easy to guess, to ask first. */
  signUp(credentials: Credentials, warnWeakPassword: boolean): Promise<SignedInUser>
  withGoogle(): Promise<SignedInUser>
  /** Has a link to a new password sent. Resolves in the same way where there is no such account. */
  sendResetLink(email: string): Promise<void>
}

/**
 * The ways into an account of this server: by its own passwords, or by an ID token of Firebase.
 * `invite` is the token by which a visitor signs up where not everyone may. Firebase's code is loaded as soon as a screen offers a way in, because its window must open within the click.
 */
export function useAccounts(invite?: string): Accounts {
  const { auth, client } = trpc.useUtils()
  const { data: config } = trpc.auth.config.useQuery()

  useEffect(() => {
    if (config?.identity.kind !== 'firebase') return
    loadFirebase(config.identity).catch(() => {
      // Anyone who signs in retries, and gets a notice.
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

/** The server's part of a sign-in at Firebase. The message of its refusal is kept. */
async function openSession(call: () => Promise<{ user: SignedInUser }>): Promise<SignedInUser> {
  try {
    return (await call()).user
  } catch (error) {
    if (error instanceof TRPCClientError && error.data && error.message) throw error
    throw new SignInError('Failed to create user session.')
  }
}
