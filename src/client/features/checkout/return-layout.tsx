import { type ReactNode } from 'react'
import { PageMain } from '../../parts/page-main.tsx'
import styles from './return-layout.module.css'

interface ReturnLayoutProps {
  title: string
  sub: string
  /** What the hook at the line's end holds: the name of the plan. It is the page's heading where it is its title. */
  caught?: string | undefined
  /** The line is being drawn while something loads, or stops short after a failure; it then has no hook. */
  line?: 'casting' | 'short'
  children?: ReactNode
}

/** Where a payment leads: a line across the page that ends in a hook with the plan in it, and the next step under it. */
export function ReturnLayout({ title, sub, caught, line, children }: ReturnLayoutProps) {
  const heading = (className?: string) => (
    <h1 tabIndex={-1} className={className}>
      {title}
    </h1>
  )
  return (
    <PageMain className={styles.page}>
      <div className={styles.line} data-line={line ?? (caught && 'hooked')} aria-hidden="true" />
      <div className={`hl-wrap ${styles.under}`}>
        {caught && (
          <div className={styles.hook}>
            {caught === title ? heading(styles.name) : <p className={styles.name}>{caught}</p>}
            <svg className={styles.barb} viewBox="0 0 22 22" aria-hidden="true">
              <path d="M1 1l18 18" />
            </svg>
          </div>
        )}
        <div className={styles.next}>
          {caught !== title && heading()}
          <p className="hl-lead">{sub}</p>
          {children}
        </div>
      </div>
    </PageMain>
  )
}
