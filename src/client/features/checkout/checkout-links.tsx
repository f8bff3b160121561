import { Link } from '@tanstack/react-router'
import { useSignOut } from '../../components/navigation/use-sign-out.ts'

const look = 'hl-link hl-tap hl-small'

/** The links at the end of the checkout. */
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
