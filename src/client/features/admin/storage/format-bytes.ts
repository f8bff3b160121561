const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Formats bytes in the unit of which there are at least one: `3 B`, `1.2 GB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = bytes / 1_000 ** step
  return `${step === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[step] ?? ''}`
}
