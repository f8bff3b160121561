import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { archiveLimits } from '../../../../shared/features/library/archive.constants.ts'
import { type ArchiveIndex, findRoot, videoLine } from '../formats/archive-index.ts'
import { openArchive } from '../formats/archive-reader.ts'
import { importedEntry, importedItem, importedRecording, importedVideo } from './import-entry.ts'
import { importTitles } from './import-titles.ts'
import { type Existing, type ImportPlan, canMatch, planImport } from './import-plan.ts'
import { anyContent } from '../testing/any-content.ts'
import { openBytes } from '../testing/open-bytes.ts'
import {
  pack,
  SAMPLE,
  sampleEntry,
  sampleItem,
  sampleRecording,
  sampleVideo,
  type SampleContent,
} from '../testing/sample-content.ts'

const NOTHING: ArchiveIndex = { items: [], entries: [], recordings: [], videos: [] }
const NOBODY: Existing = { items: [], entries: [], recordings: [], videos: [] }
let count = 0
const newId = (): string => `new-${(count += 1)}`
beforeEach(() => (count = 0))

/** Imports a content into existing data. `after` is the data that the next import finds. */
async function importInto(
  existing: Existing,
  content: SampleContent,
): Promise<{ plan: ImportPlan; after: Existing; brought: Brought; titles: string[] }> {
  const archive = await openBytes(await pack(content), (path) => openArchive(path, archiveLimits(0)))
  const { index } = archive
  const plan = await planImport(index, existing, newId)
  const brought = {
    items: (await Array.fromAsync(archive.items())).flatMap((item) => importedItem(plan, item) ?? []),
    entries: (await Array.fromAsync(archive.entries())).flatMap((entry) => importedEntry(plan, entry) ?? []),
    recordings: (await Array.fromAsync(archive.recordings())).flatMap((one) => importedRecording(plan, one) ?? []),
    videos: (await Array.fromAsync(archive.videos())).flatMap((one) => importedVideo(plan, one) ?? []),
  }
  const hashes = new Map(index.items.map(({ id, contentHash }) => [plan.items.get(id)?.id, contentHash]))
  const sounds = new Map(index.recordings.map(({ id, audio }) => [plan.recordings.get(id)?.id, audio?.sha256]))
  const after = {
    items: [...existing.items, ...brought.items.map((item) => ({ ...item, contentHash: hashes.get(item.id) ?? '' }))],
    entries: [...existing.entries, ...brought.entries],
    recordings: [
      ...existing.recordings,
      ...brought.recordings.map(({ id }) => ({ id, audioSha256: sounds.get(id) ?? '' })),
    ],
    videos: [...existing.videos, ...brought.videos.map((video) => ({ id: video.id, root: findRoot(video) }))],
  }
  return { plan, after, brought, titles: await importTitles(plan, archive.items()) }
}
interface Brought {
  items: SampleContent['items']
  entries: SampleContent['entries']
  recordings: SampleContent['recordings']
  videos: SampleContent['videos']
}

describe('an import', () => {
  it('imports everything into an empty account, with new ids and the same references', async () => {
    const { plan, brought, titles } = await importInto(NOBODY, SAMPLE)
    expect(plan.summary).toEqual({
      items: { coming: 2, present: 0, left: 0, titles: [] },
      planned: { coming: 1, present: 0, left: 0, titles: ['Hook: One pan, five dinners'] },
      recordings: { coming: 1, present: 0, left: 1, titles: ['TTS: r1'] },
      videos: { coming: 1, present: 0, left: 0, titles: ['One pan, five dinners'] },
    })
    expect(titles).toEqual(['Hook: One pan, five dinners', 'TTS: One pan'])
    const [first, second] = brought.items
    const [recording] = brought.recordings
    expect(first).toEqual({ ...SAMPLE.items[0], id: first?.id })
    const { videoId: _videoId, ...entry } = SAMPLE.entries[0] ?? sampleEntry('p', 'i')
    expect(brought.entries).toEqual([{ ...entry, id: expect.stringMatching('new-'), libraryItemId: first?.id }])
    expect(recording).toMatchObject({ libraryItemId: second?.id, audio: 'audio/r1.mp3' })
    expect(second?.originalId).toBe(recording?.id)
    expect([first?.id, second?.id, recording?.id].every((id) => id?.startsWith('new-'))).toBe(true)
  })

  it('imports nothing twice, and duplicates as often as they are missing', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, anyContent, async (mine, theirs) => {
        const once = await importInto((await importInto(NOBODY, mine)).after, theirs)
        const ids = Object.values(once.after).flatMap((part: { id: string }[]) => part.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        for (const content of [theirs, mine]) {
          const { plan } = await importInto(once.after, content)
          expect(Object.values(plan.summary).map(({ coming }) => coming)).toEqual([0, 0, 0, 0])
        }
      }),
      { numRuns: 25 },
    )
    const twice = {
      ...SAMPLE,
      items: [sampleItem('a', { content: 'same' }), sampleItem('b', { content: 'same' })],
      entries: [],
    }
    const { after } = await importInto(NOBODY, { ...twice, items: twice.items.slice(1) })
    expect((await importInto(after, twice)).plan.summary.items).toMatchObject({ coming: 1, present: 1 })
  })

  it('matches items of the same account by id, and imports new plan entries for them', async () => {
    const items = ['a', 'b'].map((id) => sampleItem(id, { content: 'same', title: id }))
    const existing = (await importInto(NOBODY, { items, entries: [], recordings: [], videos: [] })).after.items
    const own = {
      ...NOBODY,
      items: [
        {
          ...existing[0],
          id: 'b',
          type: 'hook' as const,
          originalId: null,
          createdAt: '2026-11-20T12:00:00.000Z',
          contentHash: existing[0]?.contentHash ?? '',
        },
      ],
    }
    const { plan, brought } = await importInto(own, {
      items,
      entries: [sampleEntry('p', 'b'), sampleEntry('q', 'a')],
      recordings: [],
      videos: [],
    })
    expect(plan.items.get('b')).toEqual({ id: 'b', isNew: false })
    expect(plan.items.get('a')).toMatchObject({ isNew: true })
    expect(brought.entries.map(({ libraryItemId }) => libraryItemId)).toEqual(['b', plan.items.get('a')?.id])
  })

  it('restores from the trash what has no other copy, with its plan entries', async () => {
    const { after } = await importInto(NOBODY, SAMPLE)
    const trashed = { ...after, items: after.items.map((item) => ({ ...item, inTrash: true })) }
    const { plan } = await importInto(trashed, SAMPLE)
    expect(plan.summary).toMatchObject({ items: { coming: 2 }, planned: { coming: 1 }, recordings: { coming: 0 } })
    expect([...plan.items.values()]).toEqual(after.items.map(({ id }) => ({ id, isNew: false, comesBack: true })))
    const twice = {
      ...after,
      items: [...after.items, ...trashed.items.map((item) => ({ ...item, id: `old ${item.id}` }))],
    }
    expect((await importInto(twice, SAMPLE)).plan.summary).toMatchObject({
      items: { coming: 0 },
      planned: { coming: 0 },
    })
  })

  it('does not collide with saved items of the same original', async () => {
    const recordings = [sampleRecording('r1')]
    for (const originalId of ['h1', 'r1']) {
      const items = [sampleItem('a', { content: 'same' }), sampleItem('b', { content: 'same', originalId })]
      const { after } = await importInto(NOBODY, { items: items.slice(1), entries: [], recordings, videos: [] })
      const { brought } = await importInto(after, { items, entries: [], recordings, videos: [] })
      expect(brought.items.map((item) => item.originalId)).toEqual([null])
    }
  })

  it('results in as many copies of a text as account or archive have, whichever is more, and restores none needlessly', async () => {
    const anyItem = (ids: string[]) =>
      fc.record({
        id: fc.constantFrom(...ids),
        type: fc.constantFrom('hook' as const, 'tts' as const),
        originalId: fc.constantFrom(null, 'o1', 'o2'),
        contentHash: fc.constantFrom('c1', 'c2'),
        createdAt: fc.constantFrom('2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'),
        inTrash: fc.boolean(),
      })
    type Item = Existing['items'][number]
    const formatText = ({ type, contentHash }: Item): string => `${type} ${contentHash}`
    const once = (item: Item): string => (item.originalId === null ? item.id : `${formatText(item)} ${item.originalId}`)
    const anyList = (ids: string[]) =>
      fc
        .uniqueArray(anyItem(ids), { maxLength: 5, selector: ({ id }) => id })
        .map((list) => list.filter((item, at) => list.findIndex((other) => once(other) === once(item)) === at))
    await fc.assert(
      fc.asyncProperty(anyList(['a', 'b', 'c', 'd']), anyList(['a', 'b', 'x', 'y']), async (ours, theirs) => {
        const index = { items: theirs.map((item) => ({ ...item, bytes: 0 })), entries: [], recordings: [], videos: [] }
        const { items } = await planImport(index, { ...NOBODY, items: ours }, newId)
        const planned = [...items.values()]
        const back = new Set(planned.flatMap(({ id, comesBack }) => (comesBack ? [id] : [])))
        const fresh = theirs.filter(({ id }) => items.get(id)?.isNew)
        const live = ours.filter((item) => !item.inTrash)
        const after = [...live, ...ours.filter(({ id }) => back.has(id)), ...fresh]
        for (const text of new Set([...ours, ...theirs].map(formatText))) {
          const count = (list: Item[]): number => list.filter((item) => formatText(item) === text).length
          expect(count(after)).toBe(Math.max(count(live), count(theirs)))
        }
        // Otherwise the unique index would drop what the summary reports as new.
        const kept = new Set(ours.map(once))
        expect(fresh.filter((item) => item.originalId !== null && kept.has(once(item)))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('has each video once, whichever accounts exchange their archives in whatever order', async () => {
    const first = ['a', 'b', 'c'].map((name) => [sampleVideo(`${name}1`), sampleVideo(`${name}2`)])
    const exchange = fc.tuple(fc.nat(2), fc.nat(2), fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(exchange, { maxLength: 12 }), async (exchanges) => {
        const accounts = first.map((videos) => [...videos])
        for (const [from, to, isCut] of exchanges) {
          const sent = (accounts[from] ?? []).slice(isCut ? 1 : 0)
          const own = accounts[to] ?? []
          const existing = { ...NOBODY, videos: own.map((video) => ({ id: video.id, root: findRoot(video) })) }
          const plan = await planImport({ ...NOTHING, videos: sent.map(videoLine) }, existing, newId)
          expect(plan.summary.videos.coming + plan.summary.videos.present).toBe(sent.length)
          own.push(...sent.flatMap((video) => importedVideo(plan, video) ?? []))
          const again = { ...NOBODY, videos: own.map((video) => ({ id: video.id, root: findRoot(video) })) }
          expect(
            (await planImport({ ...NOTHING, videos: sent.map(videoLine) }, again, newId)).summary.videos.coming,
          ).toBe(0)
        }
        for (const videos of accounts) expect(new Set(videos.map(findRoot)).size).toBe(videos.length)
      }),
      { numRuns: 60 },
    )
  })

  it('skips an entry without its item, and hashes only files of the same length', async () => {
    const content = { items: [], entries: [sampleEntry('p', 'gone')], recordings: [sampleRecording('r1')], videos: [] }
    const archive = await openBytes(await pack(content), (path) => openArchive(path, archiveLimits(0)))
    expect((await planImport(archive.index, NOBODY, newId)).summary.planned).toEqual({
      coming: 0,
      present: 0,
      left: 1,
      titles: [],
    })
    expect([11, 12].map(canMatch(archive.index))).toEqual([true, false])
  })
})
