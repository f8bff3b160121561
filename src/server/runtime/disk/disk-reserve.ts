import { AppError, DISK_LOW } from '../../../shared/errors.ts'
import { type Clock } from '../clock.ts'

/** Size and free bytes of a folder's file system. May throw. */
export type ReadDiskSpace = (folder: string) => Promise<{ size: number; free: number }>

/** An upload that is being received. */
export interface ReceivedUpload {
  /** Counts bytes that are about to be written. Throws INSUFFICIENT_STORAGE where they would use the reserve. */
  arrive(bytes: number): Promise<void>
  /** Stops counting what was declared and did not arrive. */
  end(): void
}

/** Keeps free space on the disk for signing in, reading and deleting. */
export interface DiskReserve {
  /** Throws INSUFFICIENT_STORAGE where so many more bytes in the data folder would use the reserve. */
  requireRoom(coming?: { texts?: number; audio?: number }): Promise<void>
  /**
   * Begins to receive an upload of so many declared bytes, 0 where the length is unknown. Throws INSUFFICIENT_STORAGE where
   * it would use the reserve, with all that is declared and still to come.
   */
  receive(declaredBytes: number): Promise<ReceivedUpload>
  /** Reserve of the data folder's disk, and the folders whose disk has less than its reserve. Logs when that changes. */
  state(): Promise<{ reserve: number; low: string[] }>
}

/** The reserve: a part of the disk, between two numbers of bytes, and at most half of a very small disk. */
const RESERVE = { part: 0.05, least: 256 * 1024 ** 2, most: 2 * 1024 ** 3, mostPart: 0.5 }
const READ_EVERY_MS = 1_000

/** Bytes that are kept free on a disk of this size. */
export function reserveOf(size: number): number {
  const reserve = Math.min(RESERVE.most, Math.max(RESERVE.least, size * RESERVE.part))
  return Math.floor(Math.min(reserve, size * RESERVE.mostPart))
}

/**
 * Watches the disks of the data folder and of the folder for temporary files. `stored`: what the data folder contains;
 * where that is nothing, it is not watched. Each process counts its own uploads only: what others receive is seen once it
 * is on the disk.
 */
export function createDiskReserve(deps: {
  dataDir: string
  temporaryDir: string
  stored: { texts: boolean; audio: boolean }
  read: ReadDiskSpace
  clock: Clock
  /** Writes a sentence for the host to the log. */
  warn(message: string): void
}): DiskReserve {
  const { dataDir, temporaryDir, stored } = deps
  const data = stored.texts || stored.audio ? watchDisk(dataDir, deps) : undefined
  const temporary = watchDisk(temporaryDir, deps)
  /** Bytes that uploads under way have declared and not sent yet. */
  let declared = 0

  async function requireRoom({ texts = 0, audio = 0 } = {}): Promise<void> {
    const coming = (stored.texts ? texts : 0) + (stored.audio ? audio : 0)
    if (data && (await data.findRoom()) < coming) throw noRoom()
  }

  return {
    requireRoom,

    async receive(declaredBytes) {
      await requireRoom()
      if ((await temporary.findRoom()) < declared + declaredBytes) throw noRoom()
      let left = declaredBytes
      const settle = (bytes: number): void => {
        left -= bytes
        declared -= bytes
      }
      declared += declaredBytes
      return {
        async arrive(bytes) {
          settle(Math.min(left, bytes))
          await requireRoom()
          if ((await temporary.findRoom()) < bytes) throw noRoom()
          temporary.count(bytes)
        },
        end: () => settle(left),
      }
    },

    async state() {
      const low: string[] = []
      if (data && (await data.findRoom()) < 0) low.push(dataDir)
      if ((await temporary.findRoom()) < 0) low.push(temporaryDir)
      return { reserve: data ? await data.findReserve() : 0, low }
    },
  }
}

const noRoom = (): AppError => new AppError('INSUFFICIENT_STORAGE', DISK_LOW)

/** The room on the disk of a folder, read at most once a second. */
function watchDisk(
  folder: string,
  { read, clock, warn }: { read: ReadDiskSpace; clock: Clock; warn(message: string): void },
) {
  let reading: { at: number; space: ReturnType<ReadDiskSpace> } | undefined
  /** Bytes of uploads written since. */
  let written = 0
  let isLow = false

  function findSpace(): ReturnType<ReadDiskSpace> {
    const now = clock.now().getTime()
    // A clock may be set back.
    if (!reading || Math.abs(now - reading.at) >= READ_EVERY_MS) {
      written = 0
      reading = { at: now, space: readNow() }
    }
    return reading.space
  }

  /** A file system that cannot be read, or tells no size as some in networks do, has room until a write fails. */
  async function readNow(): ReturnType<ReadDiskSpace> {
    const space = await read(folder).catch(() => ({ size: 0, free: 0 }))
    const reserve = reserveOf(space.size)
    if (space.free < reserve !== isLow) {
      isLow = !isLow
      warn(
        isLow
          ? `${mega(space.free)} are free on the disk of ${folder}, and ${mega(reserve)} are kept: ${REFUSED}`
          : `the disk of ${folder} has room again`,
      )
    }
    return space.size === 0 ? { size: 0, free: Infinity } : space
  }

  return {
    /** Free bytes above the reserve; negative below it. */
    async findRoom(): Promise<number> {
      const { size, free } = await findSpace()
      return free - reserveOf(size) - written
    },
    findReserve: async (): Promise<number> => reserveOf((await findSpace()).size),
    count: (bytes: number): void => {
      written += bytes
    },
  }
}

const REFUSED = 'uploads, saves, speech and generations are refused (507) until there is room'
const mega = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`
