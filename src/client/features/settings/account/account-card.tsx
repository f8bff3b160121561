import { TextInput } from '@mantine/core'
import { type RefObject } from 'react'
import type { Profile } from '../../../../shared/features/account/account.schema.ts'
import type { Provider, PublicConfig } from '../../../../shared/features/auth/auth.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './account-card.module.css'
import { EmailChange } from './email-change.tsx'
import { PasswordForm } from './password-form.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

/** Explains where address and password are managed, for accounts of an identity provider. */
const MANAGED: Record<Exclude<Provider, 'email' | 'oidc'>, string> = {
  google: 'Your email and password are managed through your Google account.',
  firebase: 'Email changes are managed through your identity provider.',
}

/** How the address is changed where the form below it cannot do it; undefined where it can. */
function describeManager(provider: Provider, config: PublicConfig | undefined): string | undefined {
  const { identity, oidc, supportEmail } = config ?? {}
  if (provider === 'oidc' || (provider === 'email' && oidc?.only)) {
    return `You sign in with ${oidc?.name ?? 'your identity provider'}. Your email is managed there.`
  }
  if (provider !== 'email') return MANAGED[provider]
  if (identity?.kind === 'firebase') return MANAGED.firebase
  return identity?.resetByMail === false
    ? `This server sends no mail. To change your email, write to ${supportEmail}.`
    : undefined
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
  const { data: config } = trpc.auth.config.useQuery()
  const manager = describeManager(provider, config)
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
        description={manager}
      />
      {manager === undefined && <EmailChange email={email} pending={profile.pendingEmail} />}
      {provider === 'email' && !config?.oidc?.only && <PasswordForm email={email} />}
    </SubjectCard>
  )
}
