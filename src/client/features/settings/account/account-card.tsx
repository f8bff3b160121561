import { TextInput } from '@mantine/core'
import { type RefObject } from 'react'
import type { Profile } from '../../../../shared/features/account/account.schema.ts'
import type { Provider } from '../../../../shared/features/auth/auth.schema.ts'
import { useHost } from '../../../lib/api/use-host.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './account-card.module.css'
import { PasswordForm } from './password-form.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

/** Explains where address and password are managed, for accounts of an identity provider. */
const MANAGED: Record<Exclude<Provider, 'email' | 'oidc'>, string> = {
  google: 'Your email and password are managed through your Google account.',
  firebase: 'Email changes are managed through your identity provider.',
}

function describeManager(provider: Provider, oidcName = 'your identity provider'): string {
  if (provider === 'email') return "Your email can't be changed yet."
  return provider === 'oidc' ? `You sign in with ${oidcName}. Your email is managed there.` : MANAGED[provider]
}

interface AccountCardProps {
  profile: Profile
  displayName: string
  nameError: string | undefined
  nameRef: RefObject<HTMLInputElement | null>
  onChange(displayName: string): void
  /** Called when Enter is pressed in the field. */
  onSave(): void
}

/** Shows name, e-mail address and password. */
export function AccountCard({ profile, displayName, nameError, nameRef, onChange, onSave }: AccountCardProps) {
  const { email, provider } = profile
  const { oidc } = useHost()
  return (
    <SubjectCard title="Account Settings">
      <form
        noValidate
        aria-label="Account Settings"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <TextInput
          {...languageAttributes(displayName)}
          ref={nameRef}
          label="Display name"
          autoComplete="nickname"
          value={displayName}
          error={nameError && <FieldError>{nameError}</FieldError>}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </form>
      <TextInput
        label="Email"
        type="email"
        readOnly
        className={styles.email ?? ''}
        value={email}
        description={describeManager(provider, oidc?.name)}
      />
      {provider === 'email' && !oidc?.only && <PasswordForm email={email} />}
    </SubjectCard>
  )
}
