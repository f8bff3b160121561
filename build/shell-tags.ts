/** The tag of the app's script in its built `index.html`. */
export const ENTRY = /^ *<script type="module"[^>]* src="([^"]+)"><\/script>\n/gmu

/** The tags of what that script imports. */
export const PRELOAD = /^ *<link rel="modulepreload"[^>]* href="([^"]+)">\n/gmu

export const ICON = /^ *<link rel="icon"[^>]*>\n/gmu

/** The tags of its styles. */
export const STYLESHEET = /^ *<link rel="stylesheet"[^>]* href="([^"]+)">\n/gmu

/** Returns the addresses of the scripts that load first: what the app's script imports, and it. */
export function findStartScripts(shell: string): string[] {
  return [...found(shell, PRELOAD), ...found(shell, ENTRY)]
}

export function toModulePreload(href: string): string {
  return `<link rel="modulepreload" crossorigin href="${href}">`
}

/** The scripts that `theme.js` starts one after the other. */
export function toAliveTemplate(scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script type="module" crossorigin src="${src}"></script>`)
  return `<template id="alive">${tags.join('')}</template>`
}

/** The icon within the page, because a request for it competes with the first paint. */
export function toInlineIcon(svg: string): string {
  return `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg.trim())}">`
}

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
