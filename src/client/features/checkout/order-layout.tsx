import { type ReactNode } from 'react'
import { formatPrice } from '../../../shared/plans.ts'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type OrderTerms } from './order-terms.ts'

interface OrderLayoutProps {
  /** What comes before the title. */
  lead?: ReactNode
  title: string
  sub?: ReactNode
  foot?: ReactNode
  terms: OrderTerms
  /** Time of the renewal, ISO 8601. */
  renewsAt: string
  /** Id of the form that the buttons submit. Unless `payable`, there are no buttons. */
  formId: string
  payable: boolean
  busy: boolean
  children: ReactNode
}

/** An order with its summary and pay button. On small screens the button is in the bottom bar. */
export function OrderLayout({ terms, renewsAt, formId, payable, busy, children, ...page }: OrderLayoutProps) {
  const due = formatPrice(terms.dueCents)
  const button = (size: 'lg' | 'md') => (
    <BusyButton type="submit" form={formId} size={size} fullWidth={size === 'lg'} busy={busy} busyLabel="Processing...">
      Subscribe for {due}
    </BusyButton>
  )
  return (
    <CheckoutLayout
      {...page}
      aside={
        <OrderSummary terms={terms} renewsAt={renewsAt}>
          {payable && button('lg')}
        </OrderSummary>
      }
      bar={
        payable && (
          <BottomBar title={`Due today ${due}`} detail={`then ${formatPrice(terms.renewalCents)} ${terms.period}`}>
            {button('md')}
          </BottomBar>
        )
      }
    >
      {children}
    </CheckoutLayout>
  )
}
