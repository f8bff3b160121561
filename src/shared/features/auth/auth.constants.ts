/** How long a session lives after its last use, in milliseconds. Source: decisions 3. */
export const SESSION_MS = 30 * 24 * 60 * 60_000
