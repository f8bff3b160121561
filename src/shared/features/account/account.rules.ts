const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'Mac'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux|X11/u, 'Linux'],
]

/**
 * A readable name of a device from its `User-Agent`: `Firefox on Windows`, otherwise the program's first word, which
 * cannot be an address, because mails quote it.
 */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1]
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? (/^[\w-]{1,40}(?=\/|$)/u.exec(userAgent)?.[0] || 'Unknown device')
}

/** The name of a dated file of the product, such as `hookline-data-export-2026-11-21.json`. The date is UTC. */
export function datedFileName(kind: 'data-export', extension: 'json', now: Date): string {
  return `hookline-${kind}-${now.toISOString().slice(0, 10)}.${extension}`
}
