import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { TitleRule } from '../../ui/brand/title-rule.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  sub?: ReactNode
  /** Label of the link back; no link without it. */
  back?: string
  /** Where the link back leads; the dashboard by default. */
  backTo?: Pick<LinkProps, 'to' | 'search'>
  /** False where tabs follow and draw their own line. */
  withRule?: boolean
  /** What stands in place of the rule. */
  rail?: ReactNode
  children?: ReactNode
}

const DASHBOARD: Pick<LinkProps, 'to' | 'search'> = { to: '/dashboard' }

/** The title of a page, its subtitle and a rule, or the line of a video. */
export function PageHead({ title, sub, back, backTo = DASHBOARD, withRule = true, rail, children }: PageHeadProps) {
  return (
    <header className={styles.head} data-back={back && true}>
      {back && (
        <Link {...backTo} className={styles.back}>
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
      {rail ?? (withRule && <TitleRule />)}
    </header>
  )
}
