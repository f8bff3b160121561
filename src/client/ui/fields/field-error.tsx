import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** The error of a field. */
export function FieldError({ children }: { children: string }) {
  return (
    <span className={styles.error}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
