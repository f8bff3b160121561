import { FieldError } from './field-error.tsx'

/** Why a form or an action failed; screen readers read it when it appears. Nothing for an empty message. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert">
      <FieldError>{children}</FieldError>
    </p>
  )
}
