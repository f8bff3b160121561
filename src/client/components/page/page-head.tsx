import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { TitleRule } from '../../ui/brand/title-rule.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  /** Id of what is above the title: the focus begins at the title. */
  describedBy?: string | undefined
  sub?: ReactNode
  /** Label of the back link. Undefined for none. */
  back?: string
  /** Target of the back link; the dashboard by default. */
  backTo?: Pick<LinkProps, 'to' | 'search'>
  /** False if tabs with their own line follow. */
  withRule?: boolean
  /** Replaces the rule. */
  rail?: ReactNode
  children?: ReactNode
}

const DASHBOARD: Pick<LinkProps, 'to' | 'search'> = { to: '/dashboard' }

/** The title and subtitle of a page, followed by a rule or by the rail of a video. */
export function PageHead({
  title,
  describedBy,
  sub,
  back,
  backTo = DASHBOARD,
  withRule = true,
  rail,
  children,
}: PageHeadProps) {
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
          <h1 tabIndex={-1} aria-describedby={describedBy}>
            {title}
          </h1>
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
        {children}
      </div>
      {rail ?? (withRule && <TitleRule />)}
    </header>
  )
}
