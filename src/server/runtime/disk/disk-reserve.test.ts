import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createDiskReserve, reserveOf } from './disk-reserve.ts'

const MB = 1024 ** 2
const SIZE = 10_000 * MB
const RESERVE = 500 * MB
const FULL = { code: 'INSUFFICIENT_STORAGE' }

const clock = createFakeClock()
let free: Record<string, number>
let reads: string[]
let said: string[]
beforeEach(() => {
  free = { data: SIZE, tmp: SIZE }
  reads = []
  said = []
})

const open = (stored = { texts: true, audio: true }) =>
  createDiskReserve({
    dataDir: 'data',
    temporaryDir: 'tmp',
    stored,
    clock,
    warn: (message) => said.push(message),
    read: async (folder) => {
      reads.push(folder)
      return { size: SIZE, free: free[folder] ?? 0 }
    },
  })

describe('the reserve of a disk', () => {
  it.each([
    ['5 %', 10_000, 500],
    ['at least 256 MB', 2_000, 256],
    ['at most 2 GB', 1_000_000, 2_048],
    ['half of a very small disk', 300, 150],
  ])('is %s', (_what, size, reserve) => {
    expect(reserveOf(size * MB) / MB).toBe(reserve)
  })

  it('is kept by everything that stores', async () => {
    const { requireRoom } = open()
    free['data'] = RESERVE
    await requireRoom()
    await expect(requireRoom({ texts: 1 })).rejects.toMatchObject(FULL)
    await expect(requireRoom({ audio: 1 })).rejects.toMatchObject(FULL)
    free['data'] = RESERVE - 1
    await clock.advance(1_000)
    await expect(requireRoom()).rejects.toMatchObject(FULL)
  })

  it('is looked at once a second, also after the clock was set back', async () => {
    const { requireRoom } = open()
    await Promise.all([requireRoom(), requireRoom()])
    await clock.advance(999)
    await requireRoom()
    expect(reads).toEqual(['data'])
    await clock.advance(1)
    await requireRoom()
    expect(reads).toEqual(['data', 'data'])
  })

  it('is not kept where nothing is stored in the data folder, or the disk tells nothing', async () => {
    free = { data: 0, tmp: SIZE }
    const elsewhere = open({ texts: false, audio: false })
    await elsewhere.requireRoom({ texts: SIZE, audio: SIZE })
    await (await elsewhere.receive(1)).arrive(1)
    expect(reads).toEqual(['tmp'])
    await expect(open({ texts: true, audio: false }).requireRoom()).rejects.toMatchObject(FULL)
    for (const read of [() => Promise.reject(new Error('gone')), async () => ({ size: 0, free: 0 })]) {
      const silent = createDiskReserve({
        dataDir: 'data',
        temporaryDir: 'tmp',
        stored: { texts: true, audio: true },
        clock,
        warn: (message) => said.push(message),
        read,
      })
      await silent.requireRoom({ texts: SIZE })
      expect(await silent.state()).toEqual({ reserve: 0, low: [] })
    }
    expect(said).toHaveLength(1)
  })

  it('is reported when it is reached and when there is room again', async () => {
    const { state } = open()
    expect(await state()).toEqual({ reserve: RESERVE, low: [] })
    free = { data: 100 * MB, tmp: SIZE }
    await clock.advance(1_000)
    expect(await state()).toEqual({ reserve: RESERVE, low: ['data'] })
    await clock.advance(1_000)
    await state()
    free['data'] = SIZE
    await clock.advance(1_000)
    expect(await state()).toEqual({ reserve: RESERVE, low: [] })
    expect(said).toEqual([
      '100 MB are free on the disk of data, and 500 MB are kept: uploads, saves, speech and generations are refused (507) until there is room',
      'the disk of data has room again',
    ])
  })
})

describe('an upload', () => {
  it('is refused before its first byte with all that is declared and still to come', async () => {
    const { receive } = open()
    free['tmp'] = RESERVE + 100
    const first = await receive(60)
    await expect(receive(41)).rejects.toMatchObject(FULL)
    const second = await receive(40)
    await expect(receive(1)).rejects.toMatchObject(FULL)
    second.end()
    await first.arrive(60)
    // What has arrived since the disk was read is not free either.
    await expect(receive(41)).rejects.toMatchObject(FULL)
    await (await receive(40)).arrive(40)
    first.end()
    free['tmp'] = RESERVE
    await clock.advance(1_000)
    await receive(0)
    await expect(receive(1)).rejects.toMatchObject(FULL)
  })

  it('of unknown length is refused as soon as its next bytes would use the reserve', async () => {
    const { receive } = open()
    free['tmp'] = RESERVE + 100
    const upload = await receive(0)
    await upload.arrive(70)
    await expect(upload.arrive(31)).rejects.toMatchObject(FULL)
    await upload.arrive(30)
    free['tmp'] = SIZE
    free['data'] = RESERVE - 1
    await clock.advance(1_000)
    await expect(upload.arrive(1)).rejects.toMatchObject(FULL)
  })

  it('is refused where the data folder has only its reserve', async () => {
    free['data'] = RESERVE - 1
    await expect(open().receive(1)).rejects.toMatchObject(FULL)
  })
})
