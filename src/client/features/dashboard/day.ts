/** The greetings by the local hour from which they hold, in ascending order. */
export const GREETINGS = { 0: 'Good morning', 12: 'Good afternoon', 18: 'Good evening' } as const

/** Returns the greeting for a local hour from 0 to 23. */
export function greetingAt(hour: number): string {
  return Object.entries(GREETINGS).findLast(([from]) => Number(from) <= hour)?.[1] ?? ''
}

/** Returns the name for the greeting: the part of the e-mail address before the @. */
export function greetingName(email: string): string {
  return email.split('@')[0] || 'Creator'
}

/** Returns the start of the user's local day in ISO 8601. */
export function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}
