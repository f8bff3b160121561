import { useEffect, useRef } from 'react'
import { CONFIRM_WITH_GOOGLE, GoogleButton } from '../../../components/account/google-button.tsx'
import { OidcButton } from '../../../components/account/oidc-button.tsx'
import { useUser } from '../../../lib/session/user-context.ts'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { type AskedProof } from './use-delete-account.ts'

interface DeleteProofProps {
  proof: AskedProof
  onChange(password: string): void
  /** Called when Enter is pressed in the field, and after a sign-in with Google. */
  onProven(): void
}

/** The way in which the person whose account is to be deleted proves again who they are. */
export function DeleteProof({ proof, onChange, onProven }: DeleteProofProps) {
  const { id, email } = useUser()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  if (proof.by !== 'password') {
    return (
      <>
        <FormError>Confirm that it&apos;s you: sign in again.</FormError>
        {proof.by === 'oidc' ? (
          <OidcButton redirect="/settings" confirm alone />
        ) : (
          <GoogleButton words={CONFIRM_WITH_GOOGLE} alone onSignedIn={(user) => user.id === id && onProven()} />
        )}
      </>
    )
  }
  return (
    <form
      noValidate
      aria-label="Confirm it's you"
      onSubmit={(event) => {
        event.preventDefault()
        onProven()
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label="Your password"
        description="Confirm that it's you: enter it, then delete."
        autoComplete="current-password"
        value={proof.password}
        error={proof.isWrong}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* Browsers submit a form of two fields by Enter only where it has a button. */}
      <input type="submit" hidden />
    </form>
  )
}
