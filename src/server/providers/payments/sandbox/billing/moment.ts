/** The time, and ids and secrets for new objects, as a rule of the sandbox needs them. */
export interface Moment {
  /** The sandbox's time. */
  now: Date
  /** A new id for an object of the account, e.g. `sub_...`. */
  newId(prefix: string): string
  /** An unguessable secret. */
  token(): string
}
