import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { useHost } from '../../../lib/api/use-host.ts'
import { useSessionManager } from '../../../lib/session/session-context.ts'
import { SignInError } from '../../../lib/session/sign-in-error.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useAccounts } from '../../../lib/session/use-accounts.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

const FALLBACK = 'Unable to delete account. Please contact support.'

/** What proves that the person is who they are, once the server has asked for it. */
export interface AskedProof {
  /** Where the person signs in. */
  by: 'password' | 'google' | 'oidc'
  /** What is typed in the field for the password. */
  password: string
  isWrong: boolean
}

/**
 * Deletes the account on the server, then its data in this browser. Some time after a sign-in the server asks for the password
 * first, or for another sign-in.
 */
export function useDeleteAccount() {
  const router = useRouter()
  const session = useSessionManager()
  const accounts = useAccounts()
  const { id, email, provider } = useUser()
  const { oidc } = useHost()
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [proof, setProof] = useState<AskedProof>()

  async function send(password: string): Promise<void> {
    if (password === '') {
      await withSignIn(() => utils.client.auth.deleteAccount.mutate())
    } else if (provider === 'firebase') {
      // Firebase alone knows the password: a new sign-in is the proof.
      const user = await accounts.signIn({ email, password })
      await session.signedIn(user)
      if (user.id !== id) throw new SignInError('Somebody else signed in. Your account was not deleted.')
      await utils.client.auth.deleteAccount.mutate()
    } else {
      await withSignIn(() => utils.client.auth.deleteAccount.mutate({ password }))
    }
  }

  function refuse(error: unknown): void {
    const { status, message, reason, field } = readFailure(error)
    setBusy(false)
    if (reason === 'confirm_identity') {
      const isElsewhere = oidc !== null && (provider === 'oidc' || oidc.only)
      const by = isElsewhere ? 'oidc' : provider === 'google' ? 'google' : 'password'
      setProof({ by, password: '', isWrong: false })
      return
    }
    const text = status === 0 ? FALLBACK : message
    setProof((asked) => asked && { ...asked, isWrong: field === 'password' })
    setFailure(text)
    notify({ tone: 'failed', title: 'Deletion Failed', description: text, withSupport: true })
  }

  async function deleteAccount(): Promise<void> {
    if (proof?.by === 'password' && proof.password === '') {
      setProof({ ...proof, isWrong: true })
      setFailure('Enter your password.')
      return
    }
    setBusy(true)
    setFailure('')
    dismissFailure()
    try {
      await send(proof?.password ?? '')
    } catch (error) {
      return refuse(error)
    }
    // Navigates first. The question about unsaved changes is skipped, because the deleted account cannot save them.
    await router.navigate({ to: '/', ignoreBlocker: true })
    session.signedOut()
    notify({ title: 'Account Deleted', description: 'Your account has been permanently deleted.' })
  }

  return {
    busy,
    failure,
    proof,
    setPassword: (password: string) => setProof((asked) => asked && { ...asked, password, isWrong: false }),
    deleteAccount,
    forget: (): void => {
      setFailure('')
      setProof(undefined)
    },
  }
}
