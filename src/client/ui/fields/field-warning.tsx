import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** What is worth a second thought in a field that may stay as it is. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={`${styles.error} ${styles.warning}`}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
