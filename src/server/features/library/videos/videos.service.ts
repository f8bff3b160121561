import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../../shared/errors.ts'
import { foldForSearch } from '../../../../shared/features/library/library.rules.ts'
import { type SaveItemRequest, type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type PlannerEntry, type PlanRequest } from '../../../../shared/features/planner/planner.schema.ts'
import { MOST_VIDEOS, VIDEO_PAGE } from '../../../../shared/features/videos/videos.constants.ts'
import { computeProgress, findNextStep, type VideoState } from '../../../../shared/features/videos/videos.rules.ts'
import {
  type CreateVideoRequest,
  type DeleteVideoRequest,
  type KeepPieceRequest,
  type NextSlot,
  type PlanVideoRequest,
  type UpdateVideoRequest,
  type Video,
  type VideoDetail,
  type VideosPage,
  type VideosRequest,
} from '../../../../shared/features/videos/videos.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Random } from '../../../runtime/random.ts'
import { readCursor, writeCursor } from '../search/library-cursor.service.ts'
import { type VideoItemsRepository } from './video-items.repository.ts'
import { pieceToPlan } from './video-kept.service.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { refuseMore, refuseVideo, type VideoReader } from './video-reader.service.ts'
import { stalePieces } from './stale-pieces.service.ts'
import { type VideoSearchRepository } from './video-search.repository.ts'
import { type StoredVideo, type VideoPosition, type VideosRepository } from './videos.repository.ts'

/** Videos that a search and the export read at a time. */
const READ_AT_ONCE = 500

/** What videos need of the planner. */
export interface VideoPlanner {
  createAll(userId: string, requests: readonly PlanRequest[]): Promise<PlannerEntry[]>
  /** Throws BAD_REQUEST for a time in the past. */
  refusePast(scheduledDate: string): void
  entries(userId: string, videoId: string): Promise<PlannerEntry[]>
  removeAll(userId: string, videoId: string): Promise<void>
  nextSlot(userId: string, timeZone: string): Promise<NextSlot>
}

/** What videos need of the library and its recordings. */
export interface VideoLibrary {
  save(userId: string, item: SaveItemRequest): Promise<LibraryItem>
  /** Moves items to the trash. */
  discard(userId: string, itemIds: string[]): Promise<unknown>
  removeRecording(userId: string, id: string): Promise<unknown>
}

/** Videos: each joins a hook, a script, a voice, captions and plan entries. Source: docs/product-rules.md#videos. */
export function createVideosService(deps: {
  repository: VideosRepository
  pieces: VideoPiecesRepository
  items: VideoItemsRepository
  reader: VideoReader
  texts: VideoSearchRepository
  plan: VideoPlanner
  kept: VideoLibrary
  clock: Clock
  random: Random
}) {
  const { repository, pieces, items, reader, texts, plan, kept, clock, random } = deps

  async function get(userId: string, id: string): Promise<VideoDetail> {
    const { video, current } = await reader.read(userId, id)
    const { script, voice, captions } = current
    return {
      ...toVideo(video, current.standing),
      pieces: {
        hookItemId: video.hook === null ? null : await pieces.findHookItem(userId, id, video.hook),
        hooksGenerationId: await pieces.findHooks(userId, id),
        script,
        voice,
        captions,
        plan: await plan.entries(userId, id),
      },
    }
  }

  /** At most `limit` videos after `after` that contain a text. Unlike a database's, the folding is that of any language. */
  async function find(userId: string, search: string, limit: number, after: VideoPosition | undefined) {
    const ids = await texts.findByPieces(userId, search)
    const part = foldForSearch(search)
    const found: StoredVideo[] = []
    for (let last = after; ; await setImmediate()) {
      const some = await repository.findNext(userId, READ_AT_ONCE, last)
      for (const video of some) {
        const { id, title, topic, hook } = video
        if (ids.has(id) || foldForSearch([title, topic, hook].join('\n')).includes(part)) found.push(video)
        if (found.length === limit) return found
      }
      last = some.at(-1)
      if (some.length < READ_AT_ONCE) return found
    }
  }

  async function list(userId: string, { limit, cursor, search = '' }: VideosRequest): Promise<VideosPage> {
    const name = `${userId} videos ${search}`
    const after = cursor === undefined ? undefined : readCursor(name, cursor)
    const found = await (search
      ? find(userId, search, limit + 1, after)
      : repository.findNext(userId, limit + 1, after))
    const videos = found.slice(0, limit)
    const standing = await reader.findVideoState(userId, videos)
    const last = videos.at(-1)
    return {
      items: videos.flatMap((video, at) => (standing[at] ? [toVideo(video, standing[at])] : [])),
      nextCursor: found.length > limit && last ? writeCursor(name, last) : null,
    }
  }

  /** Plans the current pieces of a video, except for platforms whose piece was deleted meanwhile. */
  async function planPieces(userId: string, { id, platforms, ...when }: PlanVideoRequest): Promise<PlannerEntry[]> {
    const { pieces: there, ...video } = await get(userId, id)
    plan.refusePast(when.scheduledDate)
    const extras = video.hook === null ? {} : await pieces.findHookExtras(userId, id, video.hook)
    const itemIds = new Map<string, string>()
    const requests: PlanRequest[] = []
    for (const platform of platforms) {
      const piece = pieceToPlan(video, there, platform, extras)
      if (!piece) throw new AppError('CONFLICT', 'Pick a hook first: there is nothing to plan yet.')
      const libraryItemId = piece.libraryItemId ?? itemIds.get(piece.key) ?? (await kept.save(userId, piece.item)).id
      itemIds.set(piece.key, libraryItemId)
      requests.push({ ...when, libraryItemId, platform, videoId: id })
    }
    return plan.createAll(userId, requests)
  }

  return {
    /** A video with its pieces. Throws NOT_FOUND where it does not exist or is another user's. */
    get,

    /** A page, newest first. Throws BAD_REQUEST for another list's cursor. */
    list,

    /** Every video as a streamed JSON list. */
    async *wholeText(userId: string): AsyncGenerator<string, void> {
      let before = '['
      for (let cursor: string | undefined; ; await setImmediate()) {
        const page: VideosPage = await list(userId, { limit: VIDEO_PAGE.default, cursor })
        if (page.items.length > 0) yield `${before}${page.items.map((item) => JSON.stringify(item)).join(',')}`
        before = page.items.length > 0 ? ',' : before
        if (page.nextCursor === null) return void (yield before === '[' ? '[]' : ']')
        cursor = page.nextCursor
      }
    },

    /**
     * Creates a video. Where the generation belongs to a video already, returns that one with the given hook. Throws
     * NOT_FOUND for another user's generation, FORBIDDEN where there are too many videos.
     */
    async create(userId: string, { generationId, ...asked }: CreateVideoRequest): Promise<VideoDetail> {
      const now = clock.now().toISOString()
      const { topic, details = [], title, platform, tone, hook } = asked
      const optional = { title: title || null, platform: platform ?? null, tone: tone ?? null, hook: hook ?? null }
      const video = { id: random.id(), topic, details, ...optional, createdAt: now, updatedAt: now }
      const added = await repository.insert(userId, video, generationId, MOST_VIDEOS)
      if (added === 'unknown') throw new AppError('NOT_FOUND', 'There is no such generation of hooks.')
      if (added === 'full') refuseMore()
      return get(userId, added.id)
    },

    /** Changes the given fields. A changed hook makes the pieces made from it stale. Throws NOT_FOUND. */
    async update(userId: string, { id, title, ...changes }: UpdateVideoRequest): Promise<VideoDetail> {
      const named = { ...changes, ...(title !== undefined && { title: title || null }) }
      if (!(await repository.update(userId, id, named, clock.now()))) refuseVideo()
      return get(userId, id)
    },

    /**
     * Deletes a video. With `alsoPieces` its items are moved to the trash, and its recordings and entries are deleted
     * permanently. Repeating the call completes an interrupted one. Throws NOT_FOUND.
     */
    async remove(userId: string, { id, alsoPieces }: DeleteVideoRequest): Promise<void> {
      await reader.find(userId, id)
      if (alsoPieces) {
        await plan.removeAll(userId, id)
        const ids = await items.findIds(userId, id)
        for (const recording of ids.recordings) await kept.removeRecording(userId, recording)
        await kept.discard(userId, ids.items)
      }
      if (!(await repository.delete(userId, id))) refuseVideo()
    },

    /** Removes stale marks by setting the source of the pieces to the current one. Throws NOT_FOUND. */
    async keep(userId: string, { id, type, platform }: KeepPieceRequest): Promise<VideoDetail> {
      const { current } = await reader.read(userId, id)
      for (const { table, id: pieceId, now } of stalePieces(current, type, platform))
        await items.setMadeFrom(userId, table, pieceId, now)
      return get(userId, id)
    },

    /**
     * Plans a video, one entry for each platform: its caption, otherwise the script, otherwise the hook, which are
     * saved in the library first. Throws NOT_FOUND, BAD_REQUEST for a time in the past, CONFLICT where there is nothing
     * to plan yet, FORBIDDEN where the plan or the library is full.
     */
    async plan(userId: string, request: PlanVideoRequest): Promise<PlannerEntry[]> {
      const planned = await planPieces(userId, request)
      const missed = request.platforms.filter((name) => !planned.some(({ platform }) => platform === name))
      if (missed.length === 0) return planned
      // Their piece was deleted meanwhile, so another piece of the video is planned.
      const rest = await planPieces(userId, { ...request, platforms: missed })
      if (planned.length + rest.length > 0) return [...planned, ...rest]
      throw new AppError('CONFLICT', 'This video changed meanwhile. Try again.')
    },

    /** Every stored video of a user, newest first. */
    async exportData(userId: string): Promise<StoredVideo[]> {
      const all: StoredVideo[] = []
      for (;;) {
        const some = await repository.findNext(userId, READ_AT_ONCE, all.at(-1))
        all.push(...some)
        if (some.length < READ_AT_ONCE) return all
      }
    },

    /** The user's next free slot. */
    nextSlot: (userId: string, timeZone: string): Promise<NextSlot> => plan.nextSlot(userId, timeZone),
  }
}

function toVideo(video: StoredVideo, standing: VideoState): Video {
  const progress = computeProgress(standing)
  return { ...video, progress, next: findNextStep(progress) }
}
