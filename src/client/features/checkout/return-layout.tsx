import { type ReactNode } from 'react'
import { PageMain } from '../../parts/page-main.tsx'
import styles from './return-layout.module.css'

interface ReturnLayoutProps {
  title: string
  sub: string
  /** `casting` while something is found out; `short` where it went wrong: the line does not reach its hook. */
  casting?: boolean
  short?: boolean
  children?: ReactNode
}

/** Where a payment leads: a line across the page that ends in a hook, and the next step under it. */
export function ReturnLayout({ title, sub, casting = false, short = false, children }: ReturnLayoutProps) {
  return (
    <PageMain className={styles.page}>
      <div className="hl-wrap">
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      <div
        className={styles.line}
        data-casting={casting || undefined}
        data-short={short || undefined}
        aria-hidden="true"
      />
      <div className={`hl-wrap ${styles.below}`}>
        <p className="hl-lead">{sub}</p>
        {children}
      </div>
    </PageMain>
  )
}
