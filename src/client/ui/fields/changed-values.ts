/** Returns the values that differ from `before`. Lists are compared by their entries. Undefined values are omitted. */
export function changedValues<Values extends object>(
  before: Values,
  after: { [Key in keyof Values]?: Values[Key] | undefined },
): Partial<Values> {
  const were = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(were.get(key)),
    ),
  ) as Partial<Values>
}
