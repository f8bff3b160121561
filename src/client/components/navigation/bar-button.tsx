import { type ComponentProps } from 'react'
import styles from './bar-button.module.css'

/** A round button in the navigation bar. `label` is its accessible name. */
export function BarButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      type="button"
      className={styles.button}
      aria-label={label}
    />
  )
}
