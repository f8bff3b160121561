import { FieldError } from './field-error.tsx'

/** The error of a form or an action, which screen readers announce. Renders nothing for an empty message. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p role="alert">
      <FieldError>{children}</FieldError>
    </p>
  )
}
