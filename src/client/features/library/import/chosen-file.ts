import { ARCHIVE_LIMITS } from '../../../../shared/features/library/archive.constants.ts'

const MEGABYTE = 1024 * 1024

/** Why a file is not sent at all, in the words of the server; null where it may be. */
export async function whyNot(files: readonly File[]): Promise<string | null> {
  const [file, other] = files
  if (!file || other) return 'Choose one file.'
  if (file.size > ARCHIVE_LIMITS.packedBytes) {
    return 'This file is larger than 200 MB, which is the most that can be imported.'
  }
  const start = await file.slice(0, 2).text()
  return start === 'PK' ? null : 'This is not a ZIP file. Choose the ZIP that Hookline exported.'
}

/** The size of a file as a person reads it: `3.2 MB`, `41 kB`. */
export function sizeOf(bytes: number): string {
  return bytes < MEGABYTE / 10 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}
