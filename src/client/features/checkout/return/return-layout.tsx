import { type ReactNode } from 'react'
import { PageMain } from '../../../components/page/page-main.tsx'
import styles from './return-layout.module.css'

interface ReturnLayoutProps {
  title: string
  sub: string
  /** Name of the plan, shown in the hook. It is the heading if it equals the title. */
  plan?: string | undefined
  /** `loading` repeats the line's animation. `failed` draws only a part of the line. */
  state?: 'loading' | 'failed'
  children?: ReactNode
}

/** The layout of pages after a payment: a line that ends in a hook with the plan's name, and the next step. */
export function ReturnLayout({ title, sub, plan, state, children }: ReturnLayoutProps) {
  const heading = (className?: string) => (
    <h1 tabIndex={-1} className={className}>
      {title}
    </h1>
  )
  return (
    <PageMain className={styles.page}>
      <div className={styles.line} data-state={state ?? (plan && 'done')} aria-hidden="true" />
      <div className={`hl-wrap ${styles.under}`}>
        {plan && (
          <div className={styles.hook}>
            {plan === title ? heading(styles.name) : <p className={styles.name}>{plan}</p>}
            <svg className={styles.tip} viewBox="0 0 22 22" aria-hidden="true">
              <path d="M1 1l18 18" />
            </svg>
          </div>
        )}
        <div className={styles.next}>
          {plan !== title && heading()}
          <p className="hl-lead">{sub}</p>
          {children}
        </div>
      </div>
    </PageMain>
  )
}
