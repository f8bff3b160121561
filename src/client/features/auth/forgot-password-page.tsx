import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type SignInSearch } from '../../lib/session/sign-in-search.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { AccountLayout } from './account-layout.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import styles from './link-page.module.css'
import { LostPasswordNote } from './lost-password-note.tsx'
import { NoPasswords } from './no-passwords.tsx'

/** Requests a password reset link. The answer does not reveal whether the address has an account. */
export function ForgotPasswordPage({ search }: { search: SignInSearch }) {
  const { data: config } = trpc.auth.config.useQuery()
  const [sentTo, setSentTo] = useState('')
  const identity = config?.identity

  if (config?.oidc?.only) return <NoPasswords name={config.oidc.name} search={search} />
  if (identity?.kind === 'embedded' && !identity.resetByMail) {
    return (
      <AccountLayout title="Forgot your password?" sub="This server can't send email, so a person helps you.">
        <LostPasswordNote />
        <BackToSignIn search={search} />
      </AccountLayout>
    )
  }
  if (sentTo) {
    return (
      <AccountLayout
        title="Check your email"
        sub={`If there is an account for ${sentTo}, a link is on its way. It works for 60 minutes.`}
      >
        <div className={styles.choices}>
          <p className="hl-small hl-text-2">Nothing there? Check your spam folder, and that the address is right.</p>
          <Button variant="default" onClick={() => setSentTo('')}>
            Use another address
          </Button>
          <BackToSignIn search={{ ...search, email: sentTo }} />
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout title="Forgot your password?" sub="We send you a link to choose a new one.">
      <ForgotPasswordForm email={search.email ?? ''} onSent={setSentTo} />
      <BackToSignIn search={search} />
    </AccountLayout>
  )
}

function BackToSignIn({ search }: { search: SignInSearch }) {
  return (
    <p className="hl-small hl-text-2">
      Remembered it?{' '}
      <Link to="/login" search={search} className="hl-link hl-tap">
        Sign in
      </Link>
    </p>
  )
}
