import { FormError } from '../../ui/fields/form-error.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import { type PreferenceValues } from './use-preferences.ts'
import { usePushSwitch } from './use-push-switch.ts'

interface NotificationsCardProps {
  values: PreferenceValues
  email: string
  onChange(edit: Partial<PreferenceValues>): void
}

/** Settings for notifications and mails. */
export function NotificationsCard({ values, email, onChange }: NotificationsCardProps) {
  const push = usePushSwitch((notifications) => onChange({ notifications }))
  return (
    <SubjectCard title="Notifications">
      <div>
        <Toggle
          label="Push Notifications"
          description={
            push.reason || 'While Hookline is open in a tab: when a result is ready, and when planned content is due'
          }
          at="end"
          checked={values.notifications}
          disabled={!push.available}
          onChange={push.set}
        />
        <FormError>{push.refusal}</FormError>
      </div>
      <Toggle
        label="Email Updates"
        description={`Emails about your content to ${email}. You always get emails about your account.`}
        at="end"
        checked={values.emailUpdates}
        onChange={(emailUpdates) => onChange({ emailUpdates })}
      />
    </SubjectCard>
  )
}
