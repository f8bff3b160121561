import { type ReactNode } from 'react'
import styles from './page-main.module.css'

/** The main content of a page. It is the target of the skip link. */
export function PageMain({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <main id="main" tabIndex={-1} className={`${styles.main} ${className}`}>
      {children}
    </main>
  )
}
