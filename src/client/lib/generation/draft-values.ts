/** A stored draft as an object, whatever it was. */
export const asDraft = (value: unknown): Partial<Record<string, unknown>> => Object(value) as Record<string, unknown>

/** A text of a stored draft. Anything else becomes an empty one. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A choice of a stored draft. Anything else becomes the first one. */
export function readChoice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  value: unknown,
): Choices[number] {
  return choices.find((choice) => choice === value) ?? choices[0]
}

/** The texts of a list of a stored draft. */
export const readLines = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
