import { createHash } from 'node:crypto'
import { unzipSync, zipSync } from 'fflate'
import { type ArchiveManifest } from '../../../../shared/features/library/archive.schema.ts'

/** The files of an archive by path. */
export type Files = Record<string, Uint8Array>

export const text = (content: string): Uint8Array => new Uint8Array(Buffer.from(content))

/** The archive with changed files and an unchanged manifest. */
export const withFiles = (archive: Uint8Array, change: (files: Files) => Files): Uint8Array =>
  zipSync(change(unzipSync(archive)))

/** The archive unpacked and packed again by another program: with other names, and the system's own files beside. */
export const packedAgain = (archive: Uint8Array, rename: (path: string) => string, beside: string[] = []): Uint8Array =>
  withFiles(archive, (files) =>
    Object.fromEntries([
      ...beside.map((path) => [path, text(path.endsWith('/') ? '' : 'of the system')] as const),
      ...Object.entries(files).map(([path, content]) => [rename(path), content] as const),
    ]),
  )

/** The archive with another manifest. */
export const withManifest = (archive: Uint8Array, change: (manifest: ArchiveManifest) => object): Uint8Array =>
  withFiles(archive, (files) => ({
    ...files,
    'manifest.json': text(JSON.stringify(change(JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())))),
  }))

/** The archive with one changed file and a matching manifest: a forged archive. */
export function resealed(archive: Uint8Array, path: string, content: Uint8Array): Uint8Array {
  const changed = withFiles(archive, (files) => ({ ...files, [path]: content }))
  const file = { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
  return withManifest(changed, (manifest) => ({
    ...manifest,
    files: [...manifest.files.filter((other) => other.path !== path), file],
  }))
}

/** Like `resealed`, with the entries of a list changed as objects. */
export function withList(
  archive: Uint8Array,
  path: string,
  change: (entries: Record<string, unknown>[]) => unknown[],
): Uint8Array {
  const lines = Buffer.from(unzipSync(archive)[path] ?? [])
    .toString()
    .trimEnd()
    .split('\n')
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return resealed(
    archive,
    path,
    text(
      change(entries)
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join(''),
    ),
  )
}

const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1')

/** The archive with a file's record in the directory overwritten at an offset in bytes. */
export function withRecord(
  archive: Uint8Array,
  path: string,
  at: number,
  value: number | ((old: number) => number),
  bytes = 2,
): Uint8Array {
  const changed = Buffer.from(archive)
  for (let record = changed.indexOf(CENTRAL); record >= 0; record = changed.indexOf(CENTRAL, record + 1)) {
    if (changed.toString('utf8', record + 46, record + 46 + changed.readUInt16LE(record + 28)) !== path) continue
    const written = typeof value === 'number' ? value : value(changed.readUIntLE(record + at, bytes))
    changed.writeUIntLE(written, record + at, bytes)
  }
  return changed
}

/** The archive with a name replaced by one of the same length, everywhere outside of packed files. */
export function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  const changed = Buffer.from(archive)
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) changed.write(to, at)
  return changed
}
