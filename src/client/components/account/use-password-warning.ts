import { useRef, useState } from 'react'
import { type Failure } from '../../lib/api/failure.ts'

/**
 * Warns once of a weak password before it is accepted. The server checks it when the form is sent, so nothing is sent
 * while it is typed.
 */
export function usePasswordWarning() {
  const [warning, setWarning] = useState<string | null>(null)
  const warnedOf = useRef('')

  /** To call when the password changes. */
  function drop(): void {
    warnedOf.current = ''
    setWarning(null)
  }

  /** Shows a `weak_password` failure as a warning. Returns whether it was one. */
  function take({ reason, message }: Failure, password: string): boolean {
    if (reason !== 'weak_password') return false
    warnedOf.current = password
    setWarning(message)
    return true
  }

  /** Whether the server should warn about `password`; it does so only once. */
  const isWanted = (password: string): boolean => password !== warnedOf.current

  return { isWanted, take, drop, ofField: { warning, onChange: drop } }
}
