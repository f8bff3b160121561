import styles from './avatar.module.css'

/** The first two letters of an address, `U` without one. Source: spec section 2. */
export function initials(email: string | undefined): string {
  return email?.slice(0, 2).toUpperCase() || 'U'
}

/** A user's letters in a ring. */
export function Avatar({ email }: { email: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(email)}
    </span>
  )
}
