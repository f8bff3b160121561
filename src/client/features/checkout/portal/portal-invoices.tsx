import { formatPrice } from '../../../../shared/plans.ts'
import { longDay } from '../../../lib/time/format-time.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { PLAN_NAME } from '../order-terms.ts'
import styles from './portal-invoices.module.css'
import { type PortalView } from './use-portal-change.ts'

type Invoice = PortalView['invoices'][number]

const STATE: Record<Invoice['status'], string> = {
  open: 'Open',
  paid: 'Paid',
  refunded: 'Refunded',
  uncollectible: 'Not paid',
}

/** A table of the invoices, newest first. */
export function PortalInvoices({ invoices }: { invoices: Invoice[] }) {
  return (
    <SubjectCard title="Invoices">
      {invoices.length === 0 ? (
        <p className="hl-text-2">Nothing has been charged yet.</p>
      ) : (
        <ul className={`hl-figures ${styles.list}`}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <b>{PLAN_NAME[invoice.plan]}</b> <span>{formatPrice(invoice.amountCents)}</span>{' '}
              <span className="hl-small hl-text-2">{longDay(invoice.createdAt)}</span>{' '}
              <span className="hl-small hl-text-2">{describeState(invoice)}</span>
            </li>
          ))}
        </ul>
      )}
    </SubjectCard>
  )
}

function describeState({ refundedCents, status }: Invoice): string {
  const partly = refundedCents > 0 && status !== 'refunded'
  return partly ? `${STATE[status]}, ${formatPrice(refundedCents)} refunded` : STATE[status]
}
