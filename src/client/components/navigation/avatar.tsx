import { IconCrownFilled } from '@tabler/icons-react'
import styles from './avatar.module.css'

/** Returns the first two letters of an e-mail address, or `U` without one. */
export function initials(email: string | undefined): string {
  return email?.slice(0, 2).toUpperCase() || 'U'
}

/** The user's initials, with a crown for Premium. */
export function Avatar({ email, premium = false }: { email: string | undefined; premium?: boolean }) {
  return (
    <span className={styles.avatar} data-premium={premium || undefined} aria-hidden="true">
      {initials(email)}
      {premium && (
        <span className={styles.crown}>
          <IconCrownFilled size={13} />
        </span>
      )}
    </span>
  )
}
