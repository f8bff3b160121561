import fc from 'fast-check'
import { type ArchiveItem } from '../../../../shared/features/library/archive.schema.ts'
import { LIBRARY_TYPES } from '../../../../shared/features/library/library.constants.ts'
import { PLANNER_PLATFORMS, PLANNER_STATUSES } from '../../../../shared/features/planner/planner.constants.ts'
import { TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import {
  type SampleContent,
  sampleEntry,
  sampleItem,
  sampleRecording,
  sampleSource,
  sampleVideo,
} from './sample-content.ts'

const unit = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((character) => character !== '\0'),
  fc.constantFrom('\r\n', '\n', '"', '\\', ',', ';', '=', '\u2028', '\uFEFF', '[', '}', '👨‍👩‍👧'),
)

/** Any text without NUL. */
export const anyText = (maxLength: number, minLength = 0): fc.Arbitrary<string> =>
  fc.string({ unit, minLength, maxLength }).filter((text) => text.length <= 2 * maxLength)

const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Any text without NUL that is not blank. */
const anyName = (maxLength: number): fc.Arbitrary<string> => anyText(maxLength, 1).filter((text) => text.trim() !== '')

/** JSON has no -0. */
const asJson = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

const anyItem = fc.record({
  title: anyName(40),
  type: fc.constantFrom(...LIBRARY_TYPES),
  content: anyName(300),
  tags: fc.uniqueArray(anyName(10), { maxLength: 4 }),
  isFavorite: fc.boolean(),
  folder: fc.option(anyName(10)),
  metadata: fc.option(
    fc.dictionary(fc.string({ maxLength: 8 }), fc.oneof(fc.string(), fc.double(), fc.boolean())).map(asJson),
  ),
  createdAt: instant,
})

const anyEntry = fc.record({
  platform: fc.constantFrom(...PLANNER_PLATFORMS),
  status: fc.constantFrom(...PLANNER_STATUSES),
  scheduledDate: instant,
  description: fc.option(anyText(60)),
  timeZone: fc.option(fc.constantFrom('Europe/Berlin', 'UTC', 'America/Los_Angeles')),
})

const anyRecording = fc.record({
  name: anyName(30),
  originalText: anyName(60),
  voice: fc.constantFrom(...VOICES),
  format: fc.constantFrom('mp3' as const, 'wav' as const),
  sound: fc.option(fc.uint8Array({ maxLength: 2_000 }), { nil: undefined }),
})

const anyVideo = fc.record({
  title: fc.option(anyText(30)),
  topic: anyName(60),
  details: fc.array(anyText(20), { maxLength: 5 }),
  platform: fc.option(fc.constantFrom(...PLANNER_PLATFORMS)),
  tone: fc.option(fc.constantFrom(...TONES)),
  hook: fc.option(anyName(60)),
  originalId: fc.boolean(),
})

/** A position in a video, possibly of a missing video; none for odd numbers. */
const anyPlace = fc.record({ at: fc.nat(7), text: anyText(40), isOfScript: fc.boolean(), videoAt: instant })

/** Any account: items, plan entries of some, recordings of which some belong to an item, videos of some. */
export const anyContent: fc.Arbitrary<SampleContent> = fc
  .record({
    items: fc.array(anyItem, { maxLength: 8 }),
    entries: fc.array(anyEntry, { maxLength: 5 }),
    recordings: fc.array(anyRecording, { maxLength: 4 }),
    videos: fc.array(anyVideo, { maxLength: 3 }),
    places: fc.array(anyPlace, { minLength: 8, maxLength: 8 }),
  })
  .map(({ items, entries, recordings, videos, places }) => {
    const placeAt = (index: number): Partial<Pick<ArchiveItem, 'videoId' | 'madeFrom' | 'videoAt'>> => {
      const { at, text, isOfScript, videoAt } = places[index % places.length] ?? { at: 1, text: '' }
      if (at % 2 === 1) return {}
      const madeFrom = sampleSource(isOfScript ? 'i0' : 'v0', { type: isOfScript ? 'script' : 'hook', text })
      return { videoId: `v${at / 2}`, madeFrom, ...(videoAt !== undefined && { videoAt }) }
    }
    const videoOf = (index: number): Pick<ArchiveItem, 'videoId'> => {
      const { videoId } = placeAt(index)
      return videoId === undefined ? {} : { videoId }
    }
    return {
      items: items.map((item, index) =>
        sampleItem(`i${index}`, {
          ...item,
          ...placeAt(index),
          originalId: index < recordings.length ? `r${index}` : null,
        }),
      ),
      entries:
        items.length === 0
          ? []
          : entries.map((entry, at) =>
              sampleEntry(`p${at}`, `i${at % items.length}`, { ...entry, ...videoOf(at + 1) }),
            ),
      recordings: recordings.map((recording, index) =>
        sampleRecording(`r${index}`, {
          ...recording,
          ...placeAt(index + 2),
          libraryItemId: index < items.length ? `i${index}` : null,
        }),
      ),
      videos: videos.map((video, index) =>
        sampleVideo(`v${index}`, { ...video, originalId: video.originalId ? `first ${index}` : null }),
      ),
    }
  })
