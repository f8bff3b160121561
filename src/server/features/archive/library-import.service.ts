import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type ArchiveLimits, archiveLimits } from '../../../shared/features/library/archive.constants.ts'
import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
  type ImportSummary,
} from '../../../shared/features/library/archive.schema.ts'
import { fitsLibrary, libraryFull, type LibrarySize } from '../../../shared/features/library/library-quota.rules.ts'
import { isSoundFile } from '../../audio/is-sound-file.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type RequireLease } from '../../runtime/leases.ts'
import { type ArchiveIndex, findRoot } from './formats/archive-index.ts'
import { type Archive, openArchive } from './formats/archive-reader.ts'
import { createVideoImport, type ImportedVideos } from './video-import.service.ts'
import { unfitFile } from './zip/archive-refusal.ts'
import { importedEntry, importedItem, importedRecording } from './import/import-entry.ts'
import { type Existing, type ImportPlan, canMatch, planImport } from './import/import-plan.ts'
import { mapImported } from './import/imported-lists.ts'
import { importTitles } from './import/import-titles.ts'
import { filterInBatches } from '../../runtime/yield-to-event-loop.ts'
import { type LibraryBulkRepository } from '../library/items/library-bulk.repository.ts'
import {
  type ItemFingerprint,
  type ItemFingerprintsRepository,
  type FingerprintPage,
} from '../library/items/item-fingerprints.repository.ts'
import { type LibraryQuotaRepository } from '../library/items/library-quota.repository.ts'
import { type Position } from '../library/search/library-scan.repository.ts'
import { type LibraryRepository } from '../library/items/library.repository.ts'

/** Maximum number of items, and of their characters, in one transaction: SQLite blocks the event loop during it. */
const MOST_AT_ONCE = { items: 50, characters: 20_000 }
/** What this feature needs of the planner. */
export interface ImportedPlan {
  /** Throws FORBIDDEN where `coming` more entries exceed the limit. */
  checkRoom(userId: string, coming: number): Promise<void>
  places(userId: string): Promise<Existing['entries']>
  importEntries(userId: string, entries: readonly ArchiveEntry[], order: StepOrder): Promise<void>
}

/** What this feature needs of recordings. */
export interface ImportedRecordings {
  hashes(
    userId: string,
    asked: (file: { id: string; bytes: number }) => boolean | string,
    signal: AbortSignal,
  ): Promise<Existing['recordings']>
  /** The limit of bytes for all recordings of a user, or the bytes in use where that is more. */
  mostBytes(userId: string): Promise<number>
  /** Throws FORBIDDEN where `bytes` more exceed the limit. */
  checkRoom(userId: string, bytes: number): Promise<void>
  importRecording(userId: string, recording: ArchiveRecording, sound: Uint8Array, order: StepOrder): Promise<void>
}

/** Options of each step of an import. */
interface StepOrder {
  /** Ends the import between two steps. */
  signal: AbortSignal
  /** In the transaction of each write: throws where another import of the user has taken over. */
  requireLease: RequireLease
}

/** The options of an import. */
export interface ImportOrder extends StepOrder {
  /** Only report what would be imported. */
  dryRun: boolean
}

/** Imports an archive into an account. */
export function createLibraryImport(deps: {
  repository: Pick<LibraryRepository, 'insertAll'>
  fingerprints: ItemFingerprintsRepository
  bulk: Pick<LibraryBulkRepository, 'apply'>
  quota: LibraryQuotaRepository
  plan: ImportedPlan
  recordings: ImportedRecordings
  videos: ImportedVideos
  hasActiveSubscription(userId: string): Promise<boolean>
  /** Throws INSUFFICIENT_STORAGE where so many bytes would use the reserve of the disk. */
  requireRoom(coming?: { texts?: number; audio?: number }): Promise<void>
  clock: Clock
  random: Random
  /**
   * Waits for one of the server's import places, with the file on the disk meanwhile. Returns the function that releases it.
   */
  enter(signal: AbortSignal, userId: string): Promise<() => void>
}) {
  const { repository, fingerprints, bulk, quota, plan, recordings, videos, clock, random, enter, requireRoom } = deps
  const videoImport = createVideoImport(videos)

  async function allFingerprints(
    next: (after: Position | undefined) => Promise<FingerprintPage>,
  ): Promise<ItemFingerprint[]> {
    const all: ItemFingerprint[] = []
    for (let after: Position | undefined; ; await setImmediate()) {
      const page = await next(after)
      all.push(...page.fingerprints)
      if (!page.next) return all
      after = page.next
    }
  }

  async function loadExisting(userId: string, { index }: Archive, signal: AbortSignal): Promise<Existing> {
    const byId = new Map(index.recordings.map(({ id, audio }) => [id, audio]))
    const matters = canMatch(index)
    return {
      items: [
        ...(await allFingerprints((after) => fingerprints.findLive(userId, after))),
        ...(await allFingerprints((after) => fingerprints.findInTrash(userId, after))),
      ],
      entries: await plan.places(userId),
      recordings: await recordings.hashes(
        userId,
        ({ id, bytes }) => {
          const own = byId.get(id)
          // The same id and length means the same recording, so that an account that imports its own archive reads no audio.
          return own?.bytes === bytes ? own.sha256 : matters(bytes)
        },
        signal,
      ),
      videos: (await videos.origins(userId)).map((video) => ({ id: video.id, root: findRoot(video) })),
    }
  }

  async function bringItems(userId: string, archive: Archive, planned: ImportPlan, order: StepOrder): Promise<void> {
    const { signal, requireLease } = order
    for await (const some of batches(selectItems(archive, planned))) {
      signal.throwIfAborted()
      await requireRoom()
      await repository.insertAll(
        userId,
        some.map((item) => ({ item, contentHash: createHash('sha256').update(item.content).digest('hex') })),
        requireLease,
      )
      await setImmediate()
    }
    const back = [...planned.items.values()].flatMap(({ id, comesBack }) => (comesBack ? [id] : []))
    for (let from = 0; from < back.length; from += MOST_AT_ONCE.items) {
      signal.throwIfAborted()
      const ids = back.slice(from, from + MOST_AT_ONCE.items)
      await bulk.apply(userId, { ids, action: { type: 'restore' } }, clock.now(), requireLease)
      await setImmediate()
    }
  }

  async function bringRecordings(userId: string, archive: Archive, planned: ImportPlan, order: StepOrder) {
    for await (const recording of archive.recordings()) {
      const own = importedRecording(planned, recording)
      if (!own) continue
      order.signal.throwIfAborted()
      await recordings.importRecording(userId, own, await readWhole(archive, own.audio), order)
    }
  }

  /** Throws FORBIDDEN where the account has no room for the import, and INSUFFICIENT_STORAGE where the disk has none. */
  async function checkRoom(userId: string, { index }: Archive, planned: ImportPlan): Promise<void> {
    const needed = await computeNeeded(index, planned)
    const size = await quota.find(userId)
    const after = { items: size.items + needed.items, bytes: size.bytes + needed.bytes }
    if (needed.items > 0 && !fitsLibrary(after)) throw libraryFull(size, needed, 'file')
    const heard = index.recordings.filter(({ id }) => planned.recordings.get(id)?.isNew)
    const bytes = heard.reduce((sum, { audio }) => sum + (audio?.bytes ?? 0), 0)
    if (bytes > 0) await recordings.checkRoom(userId, bytes)
    const entries = index.entries.filter(({ id }) => planned.entries.get(id)?.isNew).length
    if (entries > 0) await plan.checkRoom(userId, entries)
    const filmed = index.videos.filter(({ id }) => planned.videos.get(id)?.isNew).length
    if (filmed > 0) await videos.checkRoom(userId, filmed)
    await requireRoom({ texts: needed.bytes, audio: bytes })
  }

  async function importAll(userId: string, archive: Archive, planned: ImportPlan, order: StepOrder): Promise<void> {
    await videoImport.importVideos(userId, archive, planned, order)
    await bringItems(userId, archive, planned, order)
    await bringRecordings(userId, archive, planned, order)
    await plan.importEntries(userId, await selectEntries(archive, planned), order)
    await videoImport.join(userId, archive, planned, order)
  }

  async function loadLimits(userId: string): Promise<ArchiveLimits> {
    const isFree = !(await deps.hasActiveSubscription(userId))
    return archiveLimits(await recordings.mostBytes(userId), { isFree })
  }

  return {
    /** Maximum size of an uploaded archive in bytes: that of any export of what the account may hold. */
    mostBytes: async (userId: string): Promise<number> => (await loadLimits(userId)).packedBytes,

    /**
     * Imports what the archive in a file has and the user has not, or only reports it. The whole archive is checked
     * before anything changes. Videos come first, then items, recordings and the plan, then the links of all to their
     * videos. The data after a failure are consistent, and the same import again adds the rest. Throws BAD_REQUEST for
     * a file that is not one of our archives, FORBIDDEN where it exceeds a limit, INSUFFICIENT_STORAGE where it would use the
     * reserve of the disk, SERVICE_UNAVAILABLE while too many
     * imports wait for a place, the audio store's errors, the signal's reason and the errors of `requireLease`.
     */
    async run(userId: string, path: string, { dryRun, ...order }: ImportOrder): Promise<ImportSummary> {
      const { signal } = order
      const leave = await enter(signal, userId)
      try {
        const archive = await openArchive(path, await loadLimits(userId), signal)
        try {
          await checkSounds(archive)
          const planned = await planImport(archive.index, await loadExisting(userId, archive, signal), random.id)
          await checkRoom(userId, archive, planned)
          const titles = await importTitles(planned, archive.items())
          if (!dryRun) await importAll(userId, archive, planned, order)
          return { ...planned.summary, items: { ...planned.summary.items, titles } }
        } finally {
          await archive.close()
        }
      } finally {
        leave()
      }
    },
  }
}

/** Throws BAD_REQUEST where the file of a recording is not audio, because it is served as audio. */
async function checkSounds(archive: Archive): Promise<void> {
  for await (const { audio, format } of archive.recordings()) {
    if (audio === null) continue
    const sound = archive.audio(audio)
    const { value: head } = await sound.next()
    await sound.return(undefined)
    if (!head || !isSoundFile(format, head)) throw unfitFile(audio, `no ${format}`)
  }
}

const selectItems = (archive: Archive, planned: ImportPlan): AsyncGenerator<ArchiveItem> =>
  mapImported(archive.items(), (item) => importedItem(planned, item))

const selectEntries = (archive: Archive, planned: ImportPlan): Promise<ArchiveEntry[]> =>
  Array.fromAsync(mapImported(archive.entries(), (entry) => importedEntry(planned, entry)))

async function* batches(items: AsyncIterable<ArchiveItem>): AsyncGenerator<ArchiveItem[]> {
  let batch: ArchiveItem[] = []
  let characters = 0
  for await (const item of items) {
    batch.push(item)
    characters += item.content.length
    if (batch.length < MOST_AT_ONCE.items && characters < MOST_AT_ONCE.characters) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** The audio of one recording in memory: the store takes it whole. */
async function readWhole(archive: Archive, path: string): Promise<Buffer> {
  const whole = Buffer.alloc(archive.readSize(path))
  let at = 0
  for await (const chunk of archive.audio(path)) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

async function computeNeeded(index: ArchiveIndex, { items }: ImportPlan): Promise<LibrarySize> {
  const fresh = await filterInBatches(index.items, ({ id }) => items.get(id)?.isNew === true)
  return { items: fresh.length, bytes: fresh.reduce((sum, { bytes }) => sum + bytes, 0) }
}
