import { useState } from 'react'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'

/** Loads a conversation. It can be restored to a version, saved to the library and deleted. */
export function useConversation(id: string) {
  const utils = trpc.useUtils()
  const query = trpc.conversations.get.useQuery({ id }, { staleTime: 0 })
  const failure = query.error && readFailure(query.error)
  const [busy, setBusy] = useState<'saving' | 'restoring' | 'deleting' | null>(null)

  async function attempt<T>(what: NonNullable<typeof busy>, title: string, call: () => Promise<T>): Promise<T | null> {
    setBusy(what)
    try {
      return await withSignIn(call)
    } catch (error) {
      notify({ tone: 'failed', title, description: readFailure(error).message })
      return null
    } finally {
      setBusy(null)
    }
  }

  return {
    conversation: query.data,
    /** Why there is nothing to show. A deleted conversation is an error even if it was loaded before. */
    failure: failure && (!query.data || failure.status === 404) ? failure : null,
    retry: () => void query.refetch(),
    busy,
    /** Makes an earlier version the current one. Resolves to whether it succeeded. */
    restore: async (version: number): Promise<boolean> => {
      const restored = await attempt('restoring', 'Restore failed', () =>
        utils.client.conversations.restore.mutate({ id, version }),
      )
      if (restored) utils.conversations.get.setData({ id }, restored)
      return restored !== null
    },
    /** Makes an option of a turn the current version. Resolves to its number, or to null on failure. */
    choose: async (turn: string, option: number): Promise<number | null> => {
      const chosen = await attempt('restoring', 'Choice failed', () =>
        utils.client.conversations.choose.mutate({ id, turn, option }),
      )
      if (chosen) utils.conversations.get.setData({ id }, chosen)
      return chosen?.currentVersion ?? null
    },
    /** Saves the current content, with the video if given. Resolves to the saved item, or to null on failure. */
    save: async (videoId: string | undefined): Promise<LibraryItem | null> => {
      const order = { id, videoId }
      const item = await attempt('saving', 'Save failed', () => utils.client.conversations.save.mutate(order))
      if (item) void utils.library.invalidate()
      return item
    },
    /** Deletes the conversation. Resolves to whether it succeeded. */
    remove: async (): Promise<boolean> =>
      (await attempt('deleting', 'Delete failed', () => utils.client.conversations.remove.mutate({ id }))) !== null,
  }
}
