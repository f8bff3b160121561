const OWN_PREFIX = 'hookline-'
const KEPT_ACROSS_USERS: ReadonlySet<string> = new Set(['hookline-theme'])

/** Returns a stored text. Returns null if there is none or the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for null. Does nothing if the browser refuses. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Full or blocked storage must not interrupt the user's work.
  }
}

/** Removes all stored data of the user from this browser. The theme stays. */
export function forgetUserStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWN_PREFIX) && !KEPT_ACROSS_USERS.has(key)) localStorage.removeItem(key)
    }
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
