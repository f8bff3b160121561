import { IconShieldCheck } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import { formatPrice } from '../../../shared/plans.ts'
import { longDay } from '../../lib/time/format-time.ts'
import { SupportLine } from '../../components/dialogs/support-line.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { type OrderTerms } from './order-terms.ts'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  terms: OrderTerms
  /** Time of the renewal, ISO 8601. */
  renewsAt: string
  /** The pay button, on wide screens. */
  children?: ReactNode
}

/** Shows the amounts, the renewal and how to cancel. */
export function OrderSummary({ terms, renewsAt, children }: OrderSummaryProps) {
  return (
    <SubjectCard title="Order summary" className={styles.summary}>
      <dl className={`hl-figures ${styles.amounts}`}>
        <div>
          <dt>{terms.name} plan</dt>
          <dd>{formatPrice(terms.renewalCents)}</dd>
        </div>
        {terms.offCents > 0 && (
          <div className={styles.off}>
            <dt>First month</dt>
            <dd>-{formatPrice(terms.offCents)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Due today</dt>
          <dd>{formatPrice(terms.dueCents)}</dd>
        </div>
      </dl>
      <p className="hl-small hl-figures hl-text-2">
        Then {formatPrice(terms.renewalCents)} {terms.period} from {longDay(renewsAt)}. To cancel, choose Manage
        Subscription in your profile; what you paid for stays until its period ends.
      </p>
      {children && <div className={styles.action}>{children}</div>}
      <div className={styles.promise}>
        <IconShieldCheck size={18} stroke={1.75} aria-hidden="true" />
        <div>
          <p className="hl-meta hl-text-2">Cancel anytime. 30-day money-back guarantee.</p>
          <SupportLine beside="" />
        </div>
      </div>
    </SubjectCard>
  )
}
