import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { type Video, type VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { type ArchiveUser, dumpEverything, openArchiveUser } from '../../testing/archive-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealed, text, withFiles, withList, withManifest } from './testing/forge-archive.ts'

let app: TestApp
let noor: ArchiveUser
let sam: ArchiveUser

beforeEach(async () => {
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  sam = await openArchiveUser(app, 'sam@example.com')
})

const begin = async (who: ArchiveUser, hook: string): Promise<string> => {
  await app.clock.advance(1_000)
  const asked = { topic: `About ${hook}`, platform: 'TikTok', tone: 'casual', details: ['5 %'], hook }
  return (await who.ask('POST', '/api/videos', asked)).json<VideoDetail>().id
}

/** A video with a saved hook, a script and a caption made from an older hook, a voice and two entries. */
async function film(who: ArchiveUser): Promise<string> {
  const videoId = await begin(who, 'Feed it twice.')
  await who.keep('Hook', { content: 'Feed it twice.', videoId })
  await who.keep('Script', { type: 'script', content: '[0:00 Hook]\nFeed it twice.', videoId })
  const caption = { content: 'Bread', metadata: { platform: 'TikTok' } }
  await who.keep('Caption', { type: 'caption', ...caption, videoId })
  await who.record('morning')
  const items = await who.get<LibraryItem[]>('/api/library')
  const spoken = items.flatMap(({ id, type }) => (type === 'tts' ? [id] : []))
  await app.services.addToVideo(who.userId, { id: videoId, libraryItemIds: spoken })
  const plan = { platforms: ['TikTok', 'YouTube'], scheduledDate: '2026-12-24T18:00:00.000Z' }
  await who.ask('POST', `/api/videos/${videoId}/plan`, plan)
  await app.services.videos.update(who.userId, { id: videoId, hook: 'Feed it once.' })
  return videoId
}

/** A user's videos without the ids of the account. */
async function filmed(who: ArchiveUser) {
  const videos = await who.get<Video[]>('/api/videos')
  const whole = await Promise.all(videos.map(({ id }) => who.get<VideoDetail>(`/api/videos/${id}`)))
  return whole.map(({ id: _id, progress, pieces, updatedAt: _updatedAt, ...video }) => ({
    ...video,
    states: Object.values(progress).map(({ state }) => state),
    hook: video.hook,
    script: pieces.script && [pieces.script.script, pieces.script.stale],
    voice: pieces.voice && [pieces.voice.voice, pieces.voice.stale],
    captions: pieces.captions.map((caption) => [caption.platform, caption.text, caption.stale]),
    plan: pieces.plan.map((entry) => [entry.platform, entry.title]),
  }))
}

describe('videos in an archive', () => {
  it('are imported into another account with their sources, and without duplicates a second time', async () => {
    await film(noor)
    const zip = await noor.zip()
    const told = await sam.importZip(zip, true)
    expect(told.videos).toEqual({ coming: 1, present: 0, left: 0, titles: ['Feed it once.'] })
    expect(await sam.get('/api/videos')).toEqual([])
    expect(await sam.importZip(zip)).toEqual(told)
    const [mine] = await filmed(noor)
    expect(mine?.states).toEqual(['done', 'stale', 'done', 'done', 'done'])
    expect(await filmed(sam)).toEqual([mine])
    const before = await dumpEverything(app)
    for (const who of [sam, noor]) {
      expect((await who.importZip(zip)).videos).toEqual({ coming: 0, present: 1, left: 0, titles: [] })
    }
    expect(await dumpEverything(app)).toBe(before)
  })

  it('are recognized in their first account, and in a third one, in any order', async () => {
    await film(noor)
    const first = await noor.zip()
    await sam.importZip(first)
    const second = await sam.zip()
    const before = await dumpEverything(app)
    expect((await noor.importZip(second)).videos).toMatchObject({ coming: 0, present: 1 })
    expect(await dumpEverything(app)).toBe(before)
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const kim = await openArchiveUser(app, `kim${order.indexOf(first)}@example.com`)
      for (const zip of order) await kim.importZip(zip)
      expect(await filmed(kim)).toEqual(await filmed(noor))
    }
  })

  it('get pieces that were imported before them, except those of another video', async () => {
    const [loose, script] = [await noor.keep('Loose'), await noor.keep('Script', { type: 'script' })]
    await noor.plan(loose)
    const old = await noor.zip()
    const videoId = await begin(noor, 'Feed it twice.')
    await app.services.addToVideo(noor.userId, { id: videoId, libraryItemIds: [loose, script] })
    await app.db.updateTable('planner_entries').set({ video_id: videoId }).execute()
    const zip = await noor.zip()
    await sam.importZip(old)
    const theirs = await begin(sam, 'Another')
    const [item] = (await sam.get<LibraryItem[]>('/api/library')).filter(({ type }) => type === 'script')
    await app.services.addToVideo(sam.userId, { id: theirs, libraryItemIds: [item?.id ?? ''] })
    await sam.importZip(zip)
    await sam.importZip(old)
    const items = await sam.get<LibraryItem[]>('/api/library')
    const brought = (await sam.get<Video[]>('/api/videos')).find(({ id }) => id !== theirs)?.id
    expect(items.map(({ type, videoId: of }) => [type, of])).toEqual([
      ['script', theirs],
      ['hook', brought],
    ])
    const [video] = (await filmed(sam)).filter(({ hook }) => hook === 'Content of Loose')
    expect(video?.plan).toEqual([['TikTok', 'Loose']])
  })

  it('are completed by the next import after an interrupted one', async () => {
    await film(noor)
    const zip = await noor.zip()
    for (const event of ['insert on videos', 'insert on library_items', 'update of video_id on voice_recordings']) {
      const broken = `create trigger broken before ${event} when new.user_id = '${sam.userId}'`
      await sql.raw(`${broken} begin select raise(abort, 'disk I/O error'); end`).execute(app.db)
      expect((await sam.send(zip)).statusCode).toBe(500)
      await sql`drop trigger broken`.execute(app.db)
    }
    await sam.importZip(zip)
    expect(await filmed(sam)).toEqual(await filmed(noor))
    expect((await sam.importZip(zip)).videos).toMatchObject({ coming: 0, present: 1 })
  })

  it("that are not in the archive, or are another user's, leave their pieces without a video", async () => {
    const hers = await film(noor)
    const bread = await sam.keep('Bread')
    const zip = await sam.zip()
    const forged = withList(zip, 'library.ndjson', (items) => items.map((item) => ({ ...item, videoId: hers })))
    await sam.ask('POST', '/api/library/bulk', { ids: [bread], action: { type: 'delete' } })
    expect(await sam.importZip(forged)).toMatchObject({ items: { coming: 1 }, videos: { coming: 0, left: 0 } })
    const kim = await openArchiveUser(app, 'kim@example.com')
    await kim.importZip(forged)
    for (const who of [sam, kim]) {
      expect((await who.get<LibraryItem[]>('/api/library')).map(({ videoId }) => videoId)).toEqual([undefined])
    }
  })

  it('are missing in an archive of version 2, which can be imported; one that has a video twice is refused', async () => {
    await film(noor)
    const zip = await noor.zip()
    const old = withManifest(
      withFiles(zip, ({ 'videos.ndjson': _videos, ...files }) => files),
      ({ files, counts: { videos: _videos, ...counts }, ...manifest }) => ({
        ...manifest,
        version: 2,
        counts,
        files: files.filter(({ path }) => path !== 'videos.ndjson'),
      }),
    )
    expect(await sam.importZip(old)).toMatchObject({ items: { coming: 4 }, videos: { coming: 0, present: 0, left: 0 } })
    const twice = withManifest(
      withList(zip, 'videos.ndjson', ([video]) => [video, { ...video, id: 'other', originalId: video?.['id'] }]),
      (manifest) => ({ ...manifest, counts: { ...manifest.counts, videos: 2 } }),
    )
    expect((await sam.send(twice)).json()).toMatchObject({ message: expect.stringContaining('videos.ndjson') })
    const none = withManifest(resealed(zip, 'videos.ndjson', text('')), (manifest) => manifest)
    expect((await sam.send(none)).statusCode).toBe(400)
  })
})
