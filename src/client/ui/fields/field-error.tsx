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

/** Focuses the first invalid field of a form, or the first radio button of an invalid group. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')?.focus()
}
