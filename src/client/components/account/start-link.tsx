import { type ComponentProps } from 'react'
import { useHost } from '../../lib/api/use-host.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** A button to the sign-up; to the sign-in where not everyone may sign up. */
export function StartLink({ children, ...look }: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const { isOpen } = useHost()
  if (isOpen) {
    return (
      <ButtonLink to="/signup" {...look}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to="/login" {...look}>
      Sign In
    </ButtonLink>
  )
}
