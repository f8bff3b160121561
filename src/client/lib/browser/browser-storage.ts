const OWN_PREFIX = 'hookline-'
const KEPT_ACROSS_USERS: ReadonlySet<string> = new Set(['hookline-theme'])

/** A stored text, or null when there is none or the browser stores nothing for this site. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for null. Does nothing where the browser refuses. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Full or blocked storage must not break the work on screen.
  }
}

/** Removes everything stored for one user in this browser; the theme stays. */
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
