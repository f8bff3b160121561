/** Time, ids and secrets for the rules of the sandbox. */
export interface Moment {
  /** The sandbox's time. */
  now: Date
  /** A new id for an object of the account, e.g. `sub_...`. */
  newId(prefix: string): string
  /** An unguessable secret. */
  token(): string
}
