/** The greeting for an hour of the user's day, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The name in the greeting: the part of the address before the @. */
export function nameIn(email: string): string {
  return email.split('@')[0] || 'Creator'
}

/** The instant at which the user's day began, in ISO 8601. */
export function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}
