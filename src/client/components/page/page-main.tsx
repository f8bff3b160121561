import { type ReactNode } from 'react'
import styles from './page-main.module.css'

/** The main content of a page, the target of the skip link. */
export function PageMain({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <main id="main" tabIndex={-1} className={`${styles.main} ${className}`}>
      {children}
    </main>
  )
}
