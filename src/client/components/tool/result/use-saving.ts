import { useState } from 'react'
import type { ToolType } from '../../../../shared/features/conversations/conversations.constants.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { notifyNotSaved } from '../../../lib/feedback/not-saved.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

/** An item to save. `originalId` identifies the result, so that it is saved only once. */
export interface SaveableItem {
  title: string
  content: string
  type: ToolType
  originalId: string
  tags: string[]
  metadata: Record<string, string>
}

/** State of saving a result. */
export interface Saving {
  /** Id of the saved item; null until it is saved. */
  savedId: string | null
  busy: boolean
  save(): Promise<void>
}

/** Saves a result to the library once for each content. With `videoId` it becomes a piece of that video. */
export function useSaving(item: SaveableItem, videoId?: string): Saving {
  const utils = trpc.useUtils()
  const [saved, setSaved] = useState<{ id: string; content: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const savedId = saved?.content === item.content ? saved.id : null

  async function save(): Promise<void> {
    if (busy || savedId !== null) return
    setBusy(true)
    try {
      const order = { ...item, videoId }
      const { id } = await withSignIn(() => utils.client.library.save.mutate(order))
      setSaved({ id, content: item.content })
      announce('Saved to your library')
      void utils.library.invalidate()
    } catch (error) {
      notifyNotSaved(error)
    } finally {
      setBusy(false)
    }
  }

  return { savedId, busy, save }
}
