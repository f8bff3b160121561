import { Link } from '@tanstack/react-router'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useSignOut } from '../../components/navigation/use-sign-out.ts'

const look = 'hl-link hl-tap hl-small'

/** To the start page without a payment. A user who followed it is not led back to the checkout. */
export function FreePlanLink() {
  return (
    <Link to={START_PAGE} className={look} onClick={markCheckoutSeen}>
      Continue with the free plan
    </Link>
  )
}

/** The other links at the end of the checkout. */
export function CheckoutLinks() {
  const signOut = useSignOut()
  return (
    <>
      <button type="button" className={look} onClick={() => void signOut()}>
        Switch Account
      </button>
      <Link to="/" className={look}>
        Back to Home
      </Link>
    </>
  )
}
