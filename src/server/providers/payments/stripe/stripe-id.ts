/** The id of an object that Stripe names, or returns as a whole where requested. */
export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

/** The same, where there may be no object. */
export function maybeIdOf(object: string | { id: string } | null | undefined): string | undefined {
  return object ? idOf(object) : undefined
}
