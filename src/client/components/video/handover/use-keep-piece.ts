import { useNavigate, useRouter } from '@tanstack/react-router'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { STEP_PATH } from '../step-link.tsx'
import { useVideoRefresh } from '../use-video.ts'
import { type Handed } from './handed.ts'
import { createVideo, keepWithVideo, takeOut } from './keep-with-video.ts'

/** A piece that is with its video: the item that it is kept as, the video before that, and what takes it back. */
export interface KeptPiece {
  videoId: string
  itemId: string | null
  before: VideoDetail | null
  undoing: (() => Promise<void>)[]
}

const TOOL_PATHS: ReadonlySet<string> = new Set(Object.values(STEP_PATH))

/** Keeps pieces with their video, which is made where there is none; a toast takes it back. */
export function useKeepPiece() {
  const { client } = trpc.useUtils()
  const router = useRouter()
  const navigate = useNavigate()
  const refresh = useVideoRefresh()

  /** Keeps the piece with its video, and says so. */
  async function keep<From extends Handed>(from: From, hook?: string): Promise<From & KeptPiece> {
    const videoId = from.videoId ?? (await createVideo(client, from, hook))
    const before = from.videoId === undefined ? null : await client.library.videos.get.query({ id: videoId })
    if (from.videoId === undefined) await nameVideo(videoId)
    const undoing: (() => Promise<void>)[] = []
    if (!from.taken) return { ...from, videoId, itemId: null, before, undoing }
    const kept = await keepWithVideo(client, from.taken, videoId, before?.hook ?? null)
    undoing.push(kept.undo)
    refresh()
    notify({ title: 'Saved with this video', action: { label: 'Undo', act: () => void undo(undoing) } })
    return { ...from, videoId, itemId: kept.itemId, before, undoing }
  }

  async function undo(steps: readonly (() => Promise<void>)[]): Promise<void> {
    try {
      for (const step of steps) await step()
      notify({ title: 'Removed from this video' })
    } catch (error) {
      notify({ tone: 'failed', title: 'Not undone', description: readFailure(error).message })
    }
    refresh()
  }

  /** Makes room for what is being written: the piece that the video kept in its place leaves it and stays in the library. */
  async function replace({ videoId, undoing }: KeptPiece, itemId: string | null | undefined): Promise<void> {
    if (!itemId) return
    await takeOut(client, itemId)
    undoing.push(async () => {
      await client.library.videos.addItems.mutate({ id: videoId, libraryItemIds: [itemId] })
    })
    refresh()
  }

  /** Puts the video into the address of the page that is left, so that the way back leads into the video. */
  async function nameVideo(video: string): Promise<void> {
    if (!TOOL_PATHS.has(router.state.location.pathname)) return
    await navigate({ to: '.', search: (before) => ({ ...before, video }), replace: true, resetScroll: false })
  }

  return { keep, replace }
}
