const MEGABYTE = 1024 * 1024

/** Returns why a file is refused before the upload, with the server's wording. Returns null if it is accepted. */
export async function checkFile(files: readonly File[]): Promise<string | null> {
  const [file, other] = files
  if (!file || other) return 'Choose one file.'
  const start = await file.slice(0, 2).text()
  return start === 'PK' ? null : 'This is not a ZIP file. Choose the ZIP that Hookline exported.'
}

/** Formats a file size: `1.2 GB`, `3.2 MB`, `41 kB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1000 * MEGABYTE) return `${(bytes / (1024 * MEGABYTE)).toFixed(1)} GB`
  return bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}
