import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './field-error.module.css'

/** What is wrong with a field, and how to put it right. */
export function FieldError({ children }: { children: string }) {
  return (
    <span className={styles.error}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  )
}
