import { captionContent } from '../../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type SaveableItem } from '../../tool/result/use-saving.ts'
import { useVideoRefresh } from '../use-video.ts'
import { addPieceToVideo } from './add-piece-to-video.ts'

/**
 * Replaces the text of a video's piece. A saved item is updated, so that planned entries with it get the new text too. Without a
 * saved item the text is saved with the video. A toast offers to undo it.
 */
export function useVersionInVideo() {
  const { client } = trpc.useUtils()
  const refresh = useVideoRefresh()

  async function change(id: string, content: string): Promise<void> {
    await withSignIn(() => client.library.update.mutate({ id, content }))
  }

  async function replace(videoId: string, item: SaveableItem): Promise<() => Promise<void>> {
    const video = await withSignIn(() => client.library.videos.get.query({ id: videoId }))
    const kept = keptText(video, item)
    if (!kept) return (await addPieceToVideo(client, { kind: 'result', item }, videoId, video.hook)).undo
    await change(kept.id, item.content)
    return () => change(kept.id, kept.content)
  }

  return async (videoId: string, item: SaveableItem): Promise<void> => {
    try {
      const undo = await replace(videoId, item)
      const act = (): void =>
        void undo()
          .then(() => notify({ title: 'The earlier version is back' }))
          .catch((error: unknown) =>
            notify({ tone: 'failed', title: 'Not undone', description: readFailure(error).message }),
          )
          .finally(refresh)
      notify({ title: 'Saved with this video', action: { label: 'Undo', act } })
    } catch (error) {
      notify({ tone: 'failed', title: 'Failed to save', description: readFailure(error).message })
    }
    refresh()
  }
}

/** Returns the library item of a video's piece and its content, or null if it is not saved. */
function keptText(
  { hook, pieces }: VideoDetail,
  { type, metadata }: SaveableItem,
): { id: string; content: string } | null {
  const { hookItemId, script, captions } = pieces
  if (type === 'hook') return hookItemId === null || hook === null ? null : { id: hookItemId, content: hook }
  if (type === 'script') {
    if (!script?.libraryItemId) return null
    const { beats } = script
    const content = beats.length > 0 ? scriptText(beats, { directions: true }) : script.script
    return { id: script.libraryItemId, content }
  }
  const caption = captions.find(({ platform }) => platform === metadata['platform'])
  return caption?.libraryItemId ? { id: caption.libraryItemId, content: captionContent(caption) } : null
}
