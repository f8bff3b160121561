/** What a rule may know of the world: when it runs, and names for what it makes. */
export interface Moment {
  /** The sandbox's time. */
  now: Date
  /** A new id for an object of the account, e.g. `sub_...`. */
  newId(prefix: string): string
  /** A secret that nobody guesses. */
  token(): string
}
