/** The tag of the app's script in its built `index.html`. */
export const ENTRY = /^ *<script type="module"[^>]* src="([^"]+)"><\/script>\n/gmu

/** The tags of its styles. */
export const STYLESHEET = /^ *<link rel="stylesheet"[^>]* href="([^"]+)">\n/gmu

/** Returns the first capture group of each match. */
export function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, captured = '']) => captured)
}

/** Replaces literally. Throws where nothing matches. */
export function replace(html: string, pattern: RegExp, replacement: string): string {
  pattern.lastIndex = 0
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${String(pattern)}`)
  return html.replace(pattern, () => replacement)
}

/** Removes what matches. Throws where nothing does. */
export const remove = (html: string, pattern: RegExp): string => replace(html, pattern, '')
