/** Reservations of a piece of work: ids in the ledger. */
export interface Reserved {
  /** Undefined where the prompt was paid before. */
  prompt?: string | undefined
  /** Counts once a provider has accepted the call, whatever its outcome. */
  calls: readonly string[]
  search?: string | undefined
}

/** The outcome of a piece of work. */
export interface Outcome {
  /** A result is stored, or enough of it was shown. */
  isDelivered: boolean
  isFree: boolean
  /** A provider has accepted a call. */
  isAccepted: boolean
  /** The search results were shown to a caller who then stopped the work. */
  isSearchShown: boolean
}

/** Splits reservations into those to spend and those to return. Source: docs/product-rules.md#allowances. */
export function charge(
  { prompt, calls, search }: Reserved,
  { isDelivered, isFree, isAccepted, isSearchShown }: Outcome,
): { keep: string[]; giveBack: string[] } {
  const charges: [string | undefined, boolean][] = [
    [prompt, isDelivered && !isFree],
    [search, isDelivered || isSearchShown],
    ...calls.map((call): [string, boolean] => [call, isDelivered || isAccepted]),
  ]
  const reserved = charges.flatMap(([id, isCharged]) => (id === undefined ? [] : [{ id, isCharged }]))
  return {
    keep: reserved.filter(({ isCharged }) => isCharged).map(({ id }) => id),
    giveBack: reserved.filter(({ isCharged }) => !isCharged).map(({ id }) => id),
  }
}
