import { useState } from 'react'
import type { ToolType } from '../../../../shared/features/conversations/conversations.constants.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { notifyNotSaved } from '../../../lib/feedback/not-saved.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'

/** What is kept in the library. `originalId` names the result, so that a second click keeps it once. */
export interface SaveableItem {
  title: string
  content: string
  type: ToolType
  originalId: string
  tags: string[]
  metadata: Record<string, string>
}

/** How far a result is on its way into the library. */
export interface Saving {
  /** The item it is kept as; null while it is not. */
  savedId: string | null
  busy: boolean
  save(): Promise<void>
}

/** Keeps a result in the library, once for each content of it. */
export function useSaving(item: SaveableItem): Saving {
  const utils = trpc.useUtils()
  const [saved, setSaved] = useState<{ id: string; content: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const savedId = saved?.content === item.content ? saved.id : null

  async function save(): Promise<void> {
    if (busy || savedId !== null) return
    setBusy(true)
    try {
      const { id } = await withSignIn(() => utils.client.library.save.mutate(item))
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
