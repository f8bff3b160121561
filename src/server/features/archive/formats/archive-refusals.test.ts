import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import {
  type ArchiveLimits,
  archiveLimits,
  archiveTooLarge,
} from '../../../../shared/features/library/archive.constants.ts'
import { openArchive } from './archive-reader.ts'
import { ARCHIVE_REFUSAL } from '../zip/archive-refusal.ts'
import {
  packedAgain,
  renamed,
  resealed,
  text,
  withFiles,
  withList,
  withManifest,
  withRecord,
} from '../testing/forge-archive.ts'
import { openBytes } from '../testing/open-bytes.ts'
import { pack, SAMPLE } from '../testing/sample-content.ts'
import { openZip, readDirectory } from '../zip/zip-directory.ts'
import { readEntry } from '../zip/zip-entry.ts'

const LIMITS = archiveLimits(0)

let good: Buffer
beforeAll(async () => {
  good = await pack(SAMPLE)
})

async function readRefusal(archive: Uint8Array, limits: Partial<ArchiveLimits> = {}): Promise<string> {
  const opening = openBytes(archive, (path) => openArchive(path, { ...LIMITS, ...limits }))
  const error: unknown = await opening.then(
    () => 'it was let in',
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('No refusal', { cause: error })
  expect({ code: error.code, field: error.field }).toEqual({ code: 'BAD_REQUEST', field: 'file' })
  return error.message
}

type Forge = (archive: Buffer) => Uint8Array

/** A file with a declared length that is too small. */
const bomb = (path: string) => (archive: Buffer) => {
  const files = unzipSync(archive)
  const short = zipSync({ ...files, [path]: text('0'.repeat(1_000_000)) })
  return withRecord(short, path, 24, files[path]?.length ?? 0, 4)
}
const named = (path: string) => (archive: Buffer) => withFiles(archive, (files) => ({ ...files, [path]: text('x') }))
const without = (path: string) => (archive: Buffer) => withFiles(archive, ({ [path]: _gone, ...files }) => files)
const swapped = (path: string, content: string) => (archive: Buffer) =>
  withFiles(archive, (files) => ({ ...files, [path]: text(content) }))

describe('an archive is refused whole', () => {
  it.each<[string, Forge, string]>([
    ['nothing', () => new Uint8Array(), 'notZip'],
    ['a text', () => text('Title,Type,Content'), 'notZip'],
    ['a ZIP behind something else', (zip) => Buffer.concat([text('MZ'), zip]), 'notZip'],
    ['a ZIP with something behind it', (zip) => Buffer.concat([zip, text('more')]), 'damaged'],
    ['an empty ZIP', () => zipSync({}), 'noManifest'],
    ['no manifest', without('manifest.json'), 'noManifest'],
    ['no JSON as manifest', swapped('manifest.json', '{"version": 1'), 'wrongManifest'],
    ['a manifest of others', (zip) => withManifest(zip, (old) => ({ ...old, product: 'Other' })), 'wrongManifest'],
    ['a manifest of no version', (zip) => withManifest(zip, (old) => ({ ...old, version: 0 })), 'wrongManifest'],
    [
      'a file listed twice',
      (zip) => withManifest(zip, (old) => ({ ...old, files: [...old.files, ...old.files] })),
      'wrongManifest',
    ],
    [
      'no library',
      (zip) =>
        withManifest(without('library.ndjson')(zip), (old) => ({
          ...old,
          files: old.files.filter(({ path }) => path !== 'library.ndjson'),
        })),
      'wrongManifest',
    ],
    ['a newer manifest', (zip) => withManifest(zip, () => ({ product: 'Hookline', version: 4, parts: [] })), 'newer'],
    ['a file more', named('notes.txt'), 'unlisted'],
    [
      'a second folder beside the one of all files',
      (zip) => packedAgain(zip, (path) => `all/${path}`, ['other/x']),
      'noManifest',
    ],
    ['a name of others', named('library/é.md'), 'unlisted'],
    ['a path above', named('../../etc/passwd'), 'outside'],
    ['a path above from within', named('library/../../x'), 'outside'],
    ['a path from the root', named('/etc/passwd'), 'outside'],
    ['a path of Windows', named('..\\x'), 'outside'],
    ['a drive', named('C:x'), 'outside'],
    ['a NUL', named('library/x\0.md'), 'outside'],
    ['a path to itself', named('./library.ndjson'), 'outside'],
    ['no name', named(''), 'outside'],
    ['a name twice', (zip) => renamed(named('plan.icx')(zip), 'plan.icx', 'plan.ics'), 'twice'],
    ['a password', (zip) => withRecord(zip, 'library.ndjson', 8, 1), 'encrypted'],
    ['strong encryption', (zip) => withRecord(zip, 'library.ndjson', 8, 0x41), 'encrypted'],
    ['another packing', (zip) => withRecord(zip, 'library.ndjson', 10, 12), 'unknownKind'],
    ['files that lie in each other', (zip) => withRecord(zip, 'plan.ndjson', 42, 0, 4), 'damaged'],
    [
      'a length that reaches into the next file',
      (zip) => withRecord(zip, 'library.csv', 20, (old) => old + 40, 4),
      'damaged',
    ],
    [
      'a name that only the directory knows',
      (zip) => renamed(zip.subarray(0), 'PK\u0001\u0002', 'PK\u0001\u0003'),
      'damaged',
    ],
    ['a manifest that is not as long as it says', bomb('manifest.json'), 'wrongManifest'],
    [
      'more than fits by its manifest, whatever its headers say',
      (zip) => withManifest(zip, (old) => ({ ...old, files: old.files.map((file) => ({ ...file, bytes: 2 ** 31 })) })),
      'unpacksTooLarge',
    ],
  ])('%s', async (_, forge, reason) => {
    expect(await readRefusal(forge(good))).toBe(ARCHIVE_REFUSAL[reason as keyof typeof ARCHIVE_REFUSAL])
  })

  it.each<[string, Forge, string | RegExp]>([
    ['a file less', without('library.csv'), /lacks library\.csv/u],
    ['another content', swapped('audio/r1.mp3', 'sound of r2'), /audio\/r1\.mp3 is not as it was exported/u],
    ['a longer file', swapped('audio/r1.mp3', 'sound of r1 and more'), /audio\/r1\.mp3 is not as it was exported/u],
    ['a shorter file', swapped('library.csv', 'Title'), /library\.csv is not as it was exported/u],
    ['another list', swapped('plan.ndjson', ''), /plan\.ndjson is not as it was exported/u],
    ['a bomb', bomb('plan.ics'), /plan\.ics is not as it was exported/u],
    ['a bomb of JSON', bomb('library.ndjson'), /library\.ndjson/u],
    [
      'an item without a title',
      (zip) =>
        withList(zip, 'library.ndjson', (items) => items.map((item, at) => (at === 1 ? { ...item, title: '' } : item))),
      /library\.ndjson does not hold what an export holds \(entry 2 title\)/u,
    ],
    [
      'an unknown type',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, type: 'poem' }))),
      /entry 1 type/u,
    ],
    [
      'a NUL in a text',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, content: 'a\0b' }))),
      /entry 1 content/u,
    ],
    [
      'an id twice',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, id: 'i1' }))),
      /library\.ndjson .*an id twice/u,
    ],
    [
      'an item less than counted',
      (zip) => withList(zip, 'library.ndjson', (items) => items.slice(1)),
      /library\.ndjson .*not 2 entries/u,
    ],
    ['a list of no objects', (zip) => withList(zip, 'plan.ndjson', () => [1]), /plan\.ndjson .*\(entry 1\)/u],
    ['a JSON list', (zip) => withList(zip, 'plan.ndjson', (entries) => [entries]), /plan\.ndjson .*\(entry 1\)/u],
    ['a list that does not end', (zip) => resealed(zip, 'plan.ndjson', text('{}')), /plan\.ndjson .*after entry 0/u],
    [
      'an entry that does not end',
      (zip) => resealed(zip, 'plan.ndjson', text('{\n}\n')),
      /plan\.ndjson .*after entry 0/u,
    ],
    ['two entries in a line', (zip) => resealed(zip, 'plan.ndjson', text('{} {}\n')), /plan\.ndjson .*after entry 0/u],
    ['a line of nothing', (zip) => resealed(zip, 'plan.ndjson', text('\n')), /plan\.ndjson .*after entry 0/u],
    [
      'no UTF-8',
      (zip) => resealed(zip, 'plan.ndjson', new Uint8Array([0x22, 0xff, 0x22, 0x0a])),
      /plan\.ndjson .*after entry 0/u,
    ],
    [
      'endless depth',
      (zip) => resealed(zip, 'plan.ndjson', text(`{"a":${'['.repeat(100_000)}\n`)),
      /plan\.ndjson .*after entry 0/u,
    ],
    [
      'depth that ends',
      (zip) => resealed(zip, 'plan.ndjson', text(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`)),
      /plan\.ndjson .*entry 1/u,
    ],
    [
      'much nothing between two entries',
      (zip) => resealed(zip, 'plan.ndjson', text('\n'.repeat(1_600_000))),
      /plan\.ndjson .*after entry 0/u,
    ],
    [
      'much nothing in an entry',
      (zip) => resealed(zip, 'plan.ndjson', text(`{"id":${' '.repeat(1_600_000)}"a"}\n`)),
      /plan\.ndjson .*after entry 0/u,
    ],
    [
      'a list of nothing within an entry',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, x: Array(600).fill(1) }))),
      /library\.ndjson .*\(entry 1\)/u,
    ],
    [
      'a tag twice',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, tags: ['x', 'x'] }))),
      /entry 1 tags/u,
    ],
    ...['title', 'content', 'folder'].map((name): [string, Forge, RegExp] => [
      `a blank ${name}`,
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, [name]: ' \n' }))),
      new RegExp(`entry 1 ${name}`, 'u'),
    ]),
    [
      'metadata of lists, which nobody can send',
      (zip) => withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, metadata: { a: [1] } }))),
      /entry 1 metadata/u,
    ],
    [
      'an unknown time zone',
      (zip) => withList(zip, 'plan.ndjson', (entries) => entries.map((entry) => ({ ...entry, timeZone: 'Mars/Base' }))),
      /plan\.ndjson .*entry 1 timeZone/u,
    ],
    [
      'a sound that is not there',
      (zip) =>
        withList(zip, 'recordings.ndjson', (entries) => entries.map((entry) => ({ ...entry, audio: 'audio/r9.mp3' }))),
      /recordings\.ndjson .*entry 1 audio/u,
    ],
    [
      'another file as a sound',
      (zip) =>
        withList(zip, 'recordings.ndjson', (entries) => entries.map((entry) => ({ ...entry, audio: 'library.csv' }))),
      /recordings\.ndjson .*entry 1 audio/u,
    ],
  ])('%s: names the file', async (_, forge, sentence) => {
    expect(await readRefusal(forge(good))).toMatch(sentence)
  })

  it.each<[Partial<ArchiveLimits>, string]>([
    [{ packedBytes: 1_000 }, archiveTooLarge(1_000)],
    [{ unpackedBytes: 1_000 }, ARCHIVE_REFUSAL.unpacksTooLarge],
    [{ manifestBytes: 100 }, ARCHIVE_REFUSAL.wrongManifest],
    [
      { items: 1 },
      'library.ndjson does not hold what an export holds (more than 1 entries). Download the export again.',
    ],
    [
      { entryCharacters: 50 },
      'library.ndjson does not hold what an export holds (after entry 0). Download the export again.',
    ],
    [{ itemsBytes: 300 }, 'library.ndjson does not hold what an export holds (too long). Download the export again.'],
    [{ files: 8 }, ARCHIVE_REFUSAL.tooMany],
    [{ files: 3 }, ARCHIVE_REFUSAL.tooMany],
  ])('beyond %j', async (limits, sentence) => {
    expect(await readRefusal(good, limits)).toBe(sentence)
  })

  it('before more of a file is unpacked than the limit', async () => {
    const short = withRecord(zipSync({ bomb: new Uint8Array(4_000_000) }), 'bomb', 24, 200_000, 4)
    const zip = await openBytes(short, openZip)
    const [file] = await readDirectory(zip, 1)
    if (!file) throw new Error('No file')
    const unfit = new AppError('BAD_REQUEST', 'too long')
    let unpacked = 0
    const reading = async () => {
      for await (const chunk of readEntry(zip, file.entry, unfit)) unpacked += chunk.length
    }
    await expect(reading()).rejects.toBe(unfit)
    expect(unpacked).toBeLessThanOrEqual(200_000)
    zip.close()
  })

  it('when it is truncated at any position', async () => {
    for (let length = 0; length < good.length; length += 29) {
      const sentence = await readRefusal(good.subarray(0, length))
      expect(sentence).toBe(length < 4 ? ARCHIVE_REFUSAL.notZip : ARCHIVE_REFUSAL.damaged)
    }
  })

  it('or read unchanged, whichever byte is altered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = Buffer.from(good)
        changed[at] = (changed[at] ?? 0) ^ change
        const opening = openBytes(changed, (path) => openArchive(path, LIMITS))
        const archive = await opening.catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'BAD_REQUEST') return undefined
          throw error
        })
        if (archive) expect(await Array.fromAsync(archive.items())).toEqual(SAMPLE.items)
        await archive?.close()
      }),
      { numRuns: 150 },
    )
  })

  it('but not where the disk read fails, which is an error of the server', async () => {
    await expect(openArchive('/there/is/no/such.zip', LIMITS)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
