/** Returns the greeting for a local hour from 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** Returns the name for the greeting: the part of the e-mail address before the @. */
export function greetingName(email: string): string {
  return email.split('@')[0] || 'Creator'
}

/** Returns the start of the user's local day in ISO 8601. */
export function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}
