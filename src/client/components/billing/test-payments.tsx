import { IconInfoCircle } from '@tabler/icons-react'
import type { PublicConfig } from '../../../shared/features/auth/auth.schema.ts'
import styles from './test-payments.module.css'

/** Says that payments are a test, where they are: in the sandbox, and with test keys of Stripe. */
export function TestPayments({ payments }: { payments: Pick<PublicConfig['payments'], 'isTest'> }) {
  if (!payments.isTest) return null
  return (
    <p className={`hl-small hl-text-2 ${styles.note}`}>
      <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      Test payments: no card is charged
    </p>
  )
}
