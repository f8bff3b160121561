import { Button } from '@mantine/core'
import { ChangeEmailRequest } from '../../../../shared/features/auth/auth.schema.ts'
import { EmailField } from '../../../components/account/email-field.tsx'
import { useAccountForm } from '../../../components/account/account-form.tsx'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import styles from './email-change.module.css'

const focusOnce = (input: HTMLInputElement | null): void => input?.focus()

/** Asks for the new address and the password. It has the focus once it is there. */
export function EmailForm({ email, onClose }: { email: string; onClose(): void }) {
  const utils = trpc.useUtils()
  const form = useAccountForm({
    schema: ChangeEmailRequest,
    initialValues: { email: '', password: '' },
    failedTitle: 'Email Change Failed',
    noAnswer: 'Unable to change your email. Please try again.',
    async send(change) {
      dismissFailure()
      const { message } = await withSignIn(() => utils.client.auth.changeEmail.mutate(change))
      await utils.auth.profile.invalidate()
      onClose()
      notify({ title: 'Check your new mailbox', description: message })
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <EmailField
        {...form.field('email')}
        ref={focusOnce}
        label="New email"
        description="We mail a link to it. Your other devices are signed out when you open it."
        autoComplete="email"
      />
      <PasswordField {...form.field('password')} label="Current password" autoComplete="current-password" />
      <FormError>{form.error}</FormError>
      <div className="hl-row">
        <BusyButton type="submit" busy={form.busy} busyLabel="Sending...">
          Send the link
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
