import { AppError } from '../../../../shared/errors.ts'

/** Reasons for refusing an archive, each with what to do about it. */
export const ARCHIVE_REFUSAL = {
  notZip: 'This is not a ZIP file. Choose the ZIP that Hookline exported.',
  unpacksTooLarge: 'This ZIP unpacks to more than your account has room for.',
  damaged: 'This ZIP is cut off or damaged. Download the export again.',
  encrypted: 'This ZIP is locked with a password. Choose the ZIP as Hookline exported it.',
  unknownKind: 'This ZIP was packed in a way that cannot be read. Choose the ZIP as Hookline exported it.',
  outside: 'This ZIP names a file outside of itself. It is not an export of Hookline.',
  tooMany: 'This ZIP holds more files than an export does. It is not an export of Hookline.',
  twice: 'This ZIP holds two files of the same name. It is not an export of Hookline.',
  noManifest: 'This ZIP has no manifest. Choose the ZIP that Hookline exported.',
  wrongManifest: 'The manifest of this ZIP cannot be read. Download the export again.',
  newer: 'This ZIP was exported by a newer Hookline. Update this one first.',
  unlisted: 'This ZIP holds a file that its manifest does not list. Choose the ZIP as Hookline exported it.',
} as const

/** A refusal with one of these sentences, or with one that names a file. */
export const archiveRefusal = (sentence: string, cause?: unknown): AppError =>
  new AppError('BAD_REQUEST', sentence, { field: 'file', cause })

/** The refusal for a missing file. `path` is from the manifest. */
export const missingFile = (path: string): AppError =>
  archiveRefusal(`This ZIP lacks ${path}, which its manifest lists. Download the export again.`)

/** The refusal for a file that does not match the manifest. */
export const changedFile = (path: string): AppError =>
  archiveRefusal(`${path} is not as it was exported. Download the export again.`)

/** The refusal for a file with content that no export of ours has. `where` is the position in it. */
export const unfitFile = (path: string, where: string, cause?: unknown): AppError =>
  archiveRefusal(`${path} does not hold what an export holds (${where}). Download the export again.`, cause)
