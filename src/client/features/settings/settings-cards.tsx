import type { Profile } from '../../../shared/features/account/account.schema.ts'
import { AccountCard } from './account/account-card.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { CreatorCard } from './creator-card.tsx'
import { DangerZone } from './account/danger-zone.tsx'
import { DevicesCard } from './account/devices-card.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './settings-cards.module.css'
import { usePreferences } from './use-preferences.ts'

/** The cards of the settings, and the bar that saves name, notifications and privacy. */
export function SettingsCards({ profile }: { profile: Profile }) {
  const { values, changed, busy, nameError, nameRef, change, discard, save } = usePreferences(profile)
  return (
    <>
      <SaveBar changed={changed} busy={busy} onDiscard={discard} onSave={save} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <AccountCard
            profile={profile}
            displayName={values.displayName}
            nameError={nameError}
            nameRef={nameRef}
            onChange={(displayName) => change({ displayName })}
            onSave={save}
          />
          <CreatorCard />
        </div>
        <div className={styles.column}>
          <NotificationsCard values={values} email={profile.email} onChange={change} />
          <PrivacyCard dataSharing={values.dataSharing} onChange={(dataSharing) => change({ dataSharing })} />
          <AppearanceCard />
          <DevicesCard />
        </div>
        <DangerZone />
      </div>
      <LeaveDialog changed={changed} />
    </>
  )
}
