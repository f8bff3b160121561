import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archiveLimits } from '../../../../shared/features/library/archive.constants.ts'
import { openArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { anyContent } from '../testing/any-content.ts'
import { packedAgain } from '../testing/forge-archive.ts'
import { openBytes } from '../testing/open-bytes.ts'
import { buildContent, CREATED, pack, SAMPLE, sampleItem, type SampleContent } from '../testing/sample-content.ts'
import { unzip } from '../testing/unzip.ts'

const LIMITS = archiveLimits(0)

/** The content of an archive in the form of `SampleContent`. */
async function contentIn(bytes: Uint8Array): Promise<SampleContent> {
  const archive = await openBytes(bytes, (path) => openArchive(path, LIMITS))
  const recordings = await Array.fromAsync(archive.recordings(), async ({ audio, ...recording }) => ({
    ...recording,
    sound: audio === null ? undefined : Buffer.concat(await Array.fromAsync(archive.audio(audio))),
  }))
  const content = {
    items: await Array.fromAsync(archive.items()),
    entries: await Array.fromAsync(archive.entries()),
    recordings,
    videos: await Array.fromAsync(archive.videos()),
  }
  await archive.close()
  return content
}

const withBuffers = ({ recordings, ...content }: SampleContent): SampleContent => ({
  ...content,
  recordings: recordings.map(({ sound, ...recording }) => ({ ...recording, sound: sound && Buffer.from(sound) })),
})

describe('an archive of everything', () => {
  it('is read back unchanged, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (content) => {
        expect(await contentIn(await pack(content))).toEqual(withBuffers(content))
      }),
      { numRuns: 60 },
    )
  })

  it.each<[string, (path: string) => string, string[]]>([
    ['zip', (path) => path, ['library/', 'audio/']],
    [
      'the Finder',
      (path) => `hookline-archive-2026-11-21/${path}`,
      [
        'hookline-archive-2026-11-21/',
        'hookline-archive-2026-11-21/.DS_Store',
        '__MACOSX/._hookline-archive-2026-11-21',
        ...['library/', 'audio/'].flatMap((path) => [
          `hookline-archive-2026-11-21/${path}`,
          `__MACOSX/hookline-archive-2026-11-21/._${path.slice(0, -1)}`,
        ]),
        ...['library.ndjson', 'plan.ndjson', 'manifest.json', 'audio/r1.mp3'].map(
          (path) => `__MACOSX/hookline-archive-2026-11-21/${path.replace(/[^/]+$/u, '._$&')}`,
        ),
      ],
    ],
    ['Windows', (path) => `Neuer Ordner (2)\\${path.replaceAll('/', '\\')}`, ['Neuer Ordner (2)\\desktop.ini']],
    ['a network drive', (path) => path, ['._library.ndjson', 'audio/._r1.mp3', 'library/Thumbs.db']],
  ])('is read back unchanged after it was unpacked and packed again by %s', async (_, rename, beside) => {
    const again = packedAgain(await pack(SAMPLE), rename, beside)
    expect(await contentIn(again)).toEqual(withBuffers(SAMPLE))
  })

  it('has an index with everything that an import needs', async () => {
    const { manifest, index, close } = await openBytes(await pack(SAMPLE), (path) => openArchive(path, LIMITS))
    expect(manifest).toMatchObject({ version: 3, counts: { items: 2, planned: 1, recordings: 2, videos: 1 } })
    expect(index.items.map(({ id, type, originalId }) => [id, type, originalId])).toEqual([
      ['i1', 'hook', null],
      ['i2', 'tts', 'r1'],
    ])
    expect(index.recordings.map(({ audio }) => audio?.bytes)).toEqual([11, undefined])
    await close()
  })

  it('is read back unchanged when its lists exceed one read buffer', async () => {
    const items = Array.from({ length: 1_000 }, (_, index) =>
      sampleItem(`i${index}`, { content: `${'x'.repeat(index % 7)}${'ü🍕"\\{'.repeat(120)}` }),
    )
    expect((await contentIn(await pack({ ...SAMPLE, items, entries: [] }))).items).toEqual(items)
  })

  it('leaves out audio that is longer than the limit', async () => {
    const archive = await openBytes(await pack(SAMPLE), (path) => openArchive(path, { ...LIMITS, audioBytes: 10 }))
    expect(archive.index.recordings.map(({ audio }) => audio)).toEqual([null, null])
    await archive.close()
  })

  it('has files for people and other programs, the manifest last', async () => {
    const files = unzipSync(await pack(SAMPLE))
    expect(Object.keys(files)).toEqual([
      'library.ndjson',
      'library.csv',
      'library/001-hook-one-pan-five-dinners.md',
      'library/002-tts-one-pan.md',
      'plan.ndjson',
      'plan.ics',
      'audio/r1.mp3',
      'recordings.ndjson',
      'videos.ndjson',
      'manifest.json',
    ])
    expect(Buffer.from(files['library/001-hook-one-pan-five-dinners.md'] ?? []).toString()).toBe(
      [
        '---',
        'title: "Hook: One pan, five dinners"',
        'type: hook',
        'created: 2026-11-20T12:00:00.000Z',
        'tags: ["TikTok", "casual"]',
        'folder: "October"',
        'favorite: true',
        '---',
        '',
        'Zoë’s i1, 5 % 🍕',
        '',
      ].join('\n'),
    )
    expect(Buffer.from(files['plan.ics'] ?? []).toString()).toContain('SUMMARY:YouTube: Hook: One pan\\, five dinners')
    expect(await pack(SAMPLE)).toEqual(await pack(SAMPLE))
  })

  it('can be read by another ZIP library', async () => {
    const files = await unzip(await pack(SAMPLE))
    expect([...files.keys()].filter((path) => path.startsWith('library/'))).toHaveLength(2)
    expect(files.get('audio/r1.mp3')).toBe('sound of r1')
  })

  it('sends each part before it loads the next', async () => {
    let asked = 0
    const items = async function* () {
      for (let index = 0; index < 1_000; index += 1) {
        asked += 1
        yield sampleItem(`i${index}`, {
          content: createHash('shake256', { outputLength: 20_000 }).update(`${index}`).digest('hex'),
        })
      }
    }
    const writing = writeArchive({ ...buildContent(SAMPLE), items }, CREATED)
    for (let chunk = 0; chunk < 3; chunk += 1) await writing.next()
    expect(asked).toBeLessThan(50)
    await writing.return(undefined)
  })

  it('fails with the error of its content', async () => {
    const broken = async function* () {
      yield SAMPLE.items[0] ?? sampleItem('i')
      throw new Error('the database is gone')
    }
    const writing = Array.fromAsync(writeArchive({ ...buildContent(SAMPLE), items: broken }, CREATED))
    await expect(writing).rejects.toThrow('the database is gone')
  })
})
