/** The id of an object that Stripe returns as an id, or as a whole if expanded. */
export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

/** The same for an optional object. */
export function maybeIdOf(object: string | { id: string } | null | undefined): string | undefined {
  return object ? idOf(object) : undefined
}
