import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** A warning about a field whose value is accepted. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className={`${styles.error} ${styles.warning}`}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
