import { type SignInSearch } from '../../lib/session/sign-in-search.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountLayout } from './account-layout.tsx'

/** In place of the form on a server without passwords. */
export function NoPasswords({ name, search }: { name: string; search: SignInSearch }) {
  return (
    <AccountLayout title="No password needed" sub={`You sign in with ${name} here. A password is changed there.`}>
      <ButtonLink to="/login" search={search} size="lg">
        Sign In
      </ButtonLink>
    </AccountLayout>
  )
}
