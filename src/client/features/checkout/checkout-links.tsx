import { Link } from '@tanstack/react-router'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useSignOut } from '../../components/navigation/use-sign-out.ts'

const look = 'hl-link hl-tap hl-small'

/** A link to the start page. It marks the checkout as seen, so that the start page does not redirect to it again. */
export function FreePlanLink() {
  return (
    <Link to={START_PAGE} className={look} onClick={markCheckoutSeen}>
      Continue with the free plan
    </Link>
  )
}

/** The remaining links at the end of the checkout. */
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
