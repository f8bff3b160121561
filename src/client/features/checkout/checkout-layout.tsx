import { type ReactNode, useId } from 'react'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import styles from './checkout-layout.module.css'

interface CheckoutLayoutProps {
  /** What comes before the title. */
  lead?: ReactNode
  title: string
  sub?: ReactNode
  /** Content next to the main column on wide screens, else below it. */
  aside?: ReactNode
  foot?: ReactNode
  /** Content of the bottom bar. */
  bar?: ReactNode
  children: ReactNode
}

/** The layout of all payment pages. */
export function CheckoutLayout({ lead, title, sub, aside, foot, bar, children }: CheckoutLayoutProps) {
  const leadId = useId()
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      {lead && <div id={leadId}>{lead}</div>}
      <PageHead title={title} describedBy={lead ? leadId : undefined} sub={sub} />
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {bar}
    </PageMain>
  )
}
