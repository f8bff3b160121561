import { hash } from 'node:crypto'

/** Names by text. */
const names = new Map<string, string>()

/**
 * Errors of a name: a pooler that shares connections by transaction did not know it or had it already, or a migration
 * changed the columns of `select *`. Source: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NAME_FAULTS = new Set(['26000', '42P05'])
const CHANGED_RESULT = 'cached plan must not change result type'

/**
 * Makes PostgreSQL parse and plan a text once per connection. The name is derived from the text, so that two versions of
 * the server behind one pooler never mean different texts by it.
 */
export function nameStatement(text: string): void {
  names.set(text, hash('sha256', text, 'hex').slice(0, 32))
}

/** Names the statements of a client, by the arguments of its `query`. */
export interface StatementNamer {
  /** The arguments with the name; undefined for a text without one. */
  named(args: readonly unknown[]): [{ name: string; text: string; values: unknown[] }] | undefined
  /** Whether the statement failed because of its name. Names are not used any more from then on. */
  isRefused(error: unknown): boolean
}

export function createStatementNamer(): StatementNamer {
  let isUsed = true
  return {
    named([text, values]) {
      if (!isUsed || typeof text !== 'string' || !Array.isArray(values)) return undefined
      const name = names.get(text)
      return name === undefined ? undefined : [{ name, text, values }]
    },
    isRefused(error) {
      if (!(error instanceof Error)) return false
      const isFault = 'code' in error && NAME_FAULTS.has(String(error.code))
      if (!isFault && error.message !== CHANGED_RESULT) return false
      isUsed = false
      return true
    },
  }
}
