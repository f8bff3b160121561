import { type ReactNode } from 'react'
import { formatPrice } from '../../../shared/plans.ts'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { OrderSummary } from './order-summary.tsx'
import { type OrderTerms } from './order-terms.ts'

interface OrderLayoutProps {
  title: string
  sub: ReactNode
  foot?: ReactNode
  terms: OrderTerms
  /** When it renews, as an instant. */
  renewsAt: string
  /** The form that the buttons submit; they are left out while it cannot be paid. */
  formId: string
  payable: boolean
  busy: boolean
  children: ReactNode
}

/** An order: its summary, and the button that pays, which is in the bottom bar on small screens. */
export function OrderLayout({ title, sub, foot, terms, renewsAt, formId, payable, busy, children }: OrderLayoutProps) {
  const due = formatPrice(terms.dueCents)
  const button = (size: 'lg' | 'md') => (
    <BusyButton type="submit" form={formId} size={size} fullWidth={size === 'lg'} busy={busy} busyLabel="Processing...">
      Subscribe for {due}
    </BusyButton>
  )
  return (
    <CheckoutLayout
      title={title}
      sub={sub}
      aside={
        <OrderSummary terms={terms} renewsAt={renewsAt}>
          {payable && button('lg')}
        </OrderSummary>
      }
      foot={foot}
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
