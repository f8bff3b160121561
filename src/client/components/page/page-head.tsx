import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { TitleRule } from '../../ui/brand/title-rule.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  sub?: ReactNode
  /** Label of the link to the dashboard; no link without it. */
  back?: 'Dashboard' | 'Back to Dashboard'
  /** False where tabs follow and draw their own line. */
  withRule?: boolean
  children?: ReactNode
}

/** The title of a page, its subtitle and a rule. */
export function PageHead({ title, sub, back, withRule = true, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-back={back && true}>
      {back && (
        <Link to="/dashboard" className={styles.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {back}
        </Link>
      )}
      <div className={styles.row}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
        {children}
      </div>
      {withRule && <TitleRule />}
    </header>
  )
}
