import { useRef, useState } from 'react'
import { type Failure } from '../../lib/api/failure.ts'

/**
 * Asks once before a password that is easy to guess is taken. The server judges it with the form that is sent anyway, so
 * nothing leaves the field while it is typed.
 */
export function usePasswordWarning() {
  const [warning, setWarning] = useState<string | null>(null)
  const warnedOf = useRef('')

  /** After the password in the field has changed. */
  function drop(): void {
    warnedOf.current = ''
    setWarning(null)
  }

  /** Shows the warning that a failure carries. Returns whether it was one. */
  function take({ reason, message }: Failure, password: string): boolean {
    if (reason !== 'weak_password') return false
    warnedOf.current = password
    setWarning(message)
    return true
  }

  /** Whether the server is to warn of `password`: not of one that it has warned of already. */
  const isWanted = (password: string): boolean => password !== warnedOf.current

  return { isWanted, take, drop, ofField: { warning, onChange: drop } }
}
