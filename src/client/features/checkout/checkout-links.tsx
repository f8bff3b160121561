import { Link } from '@tanstack/react-router'
import { markCheckoutSeen } from '../../lib/checkout-seen.ts'
import { START_PAGE } from '../../lib/start-page.ts'
import { useSignOut } from '../../parts/use-sign-out.ts'
import styles from './checkout-links.module.css'

/** The ways out of the checkout that cost nothing. Who has seen it is not led back here. */
export function CheckoutLinks() {
  const signOut = useSignOut()
  const look = 'hl-link hl-tap hl-small'
  return (
    <>
      <Link to={START_PAGE} className={look} onClick={markCheckoutSeen}>
        Continue with the free plan
      </Link>
      <button type="button" className={`${look} ${styles.button}`} onClick={() => void signOut()}>
        Switch Account
      </button>
      <Link to="/" className={look}>
        Back to Home
      </Link>
    </>
  )
}
