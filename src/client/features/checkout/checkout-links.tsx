import { Link } from '@tanstack/react-router'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { START_PAGE } from '../../lib/session/start-page.ts'
import { useSignOut } from '../../components/navigation/use-sign-out.ts'
import styles from './checkout-links.module.css'

const look = 'hl-link hl-tap hl-small'

/** The way on that costs nothing, in sight as soon as the page is. Who has seen the checkout is not led back to it. */
export function FreePlanLink() {
  return (
    <Link to={START_PAGE} className={look} onClick={markCheckoutSeen}>
      Continue with the free plan
    </Link>
  )
}

/** The other ways out of the checkout. */
export function CheckoutLinks() {
  const signOut = useSignOut()
  return (
    <>
      <button type="button" className={`${look} ${styles.button}`} onClick={() => void signOut()}>
        Switch Account
      </button>
      <Link to="/" className={look}>
        Back to Home
      </Link>
    </>
  )
}
