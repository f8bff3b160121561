import { useNavigate, useRouter } from '@tanstack/react-router'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { STEP_PATH } from '../step-link.tsx'
import { useVideoRefresh } from '../use-video.ts'
import { type HandoverPiece } from './handover-pieces.ts'
import { createVideo, addPieceToVideo, removeFromVideo } from './add-piece-to-video.ts'

/** A piece that was added to a video. `before` is the video before that. `undoing` reverts all changes. */
export interface PieceInVideo {
  videoId: string
  itemId: string | null
  before: VideoDetail | null
  undoing: (() => Promise<void>)[]
}

const TOOL_PATHS: ReadonlySet<string> = new Set(Object.values(STEP_PATH))

/** Adds pieces to their video. A toast offers to undo it. */
export function useAddPiece() {
  const { client } = trpc.useUtils()
  const router = useRouter()
  const navigate = useNavigate()
  const refresh = useVideoRefresh()

  /** Adds a piece to its video. Creates the video if there is none. */
  async function addPiece<From extends HandoverPiece>(from: From, hook?: string): Promise<From & PieceInVideo> {
    const videoId = from.videoId ?? (await createVideo(client, from, hook))
    const before = from.videoId === undefined ? null : await client.library.videos.get.query({ id: videoId })
    if (from.videoId === undefined) await putVideoInUrl(videoId)
    const undoing: (() => Promise<void>)[] = []
    if (!from.addition) return { ...from, videoId, itemId: null, before, undoing }
    const kept = await addPieceToVideo(client, from.addition, videoId, before?.hook ?? null)
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

  /** Removes the item that the new piece replaces from the video. It stays in the library. */
  async function replace({ videoId, undoing }: PieceInVideo, itemId: string | null | undefined): Promise<void> {
    if (!itemId) return
    await removeFromVideo(client, itemId)
    undoing.push(async () => {
      await client.library.videos.addItems.mutate({ id: videoId, libraryItemIds: [itemId] })
    })
    refresh()
  }

  /** Adds the video to the URL of the current page, so that the back button returns to the video. */
  async function putVideoInUrl(video: string): Promise<void> {
    if (!TOOL_PATHS.has(router.state.location.pathname)) return
    await navigate({ to: '.', search: (before) => ({ ...before, video }), replace: true, resetScroll: false })
  }

  return { addPiece, replace }
}
