import { useState } from 'react'
import { useVideoRefresh } from '../../../components/video/use-video.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { itemCount } from '../item-total.ts'

/** Items per request. */
const AT_ONCE = 100

/** Assigns items to a video, or removes them from their video. */
export function useAddToVideo() {
  const { client } = trpc.useUtils()
  const refresh = useVideoRefresh()
  const [busy, setBusy] = useState(false)

  /** A null `video` removes the items from their video. Resolves to whether it succeeded. A toast reports the result. */
  async function add(ids: readonly string[], video: string | null): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const libraryItemIds = ids.slice(from, from + AT_ONCE)
        await withSignIn(() => client.library.videos.addItems.mutate({ id: video, libraryItemIds }))
      }
      const items = itemCount(ids.length)
      notify({
        title: 'Updated!',
        description: video === null ? `${items} removed from the video` : `${items} added to the video`,
      })
      return true
    } catch (error) {
      notify({ tone: 'failed', title: 'Not added', description: readFailure(error).message })
      return false
    } finally {
      refresh()
      setBusy(false)
    }
  }

  return { busy, add }
}
