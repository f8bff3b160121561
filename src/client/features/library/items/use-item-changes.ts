import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useRef } from 'react'
import type { BulkRequest, BulkResult, LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { belongs, changeItems, type ItemFilter } from '../cached-items.ts'
import { applyToItem } from '../selection/bulk-actions.ts'

type BulkAction = BulkRequest['action']
type Change = (item: LibraryItem) => LibraryItem | null

/**
 * What can be done with the items of a filter. Cards change at once, without the pages being read again; all other lists
 * are read when they are next shown.
 */
export function useItemChanges(filter: ItemFilter) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const toggles = useRef(new Map<string, Promise<unknown>>())

  function change(how: Change): void {
    utils.library.page.setInfiniteData(filter, (pages) => pages && changeItems(pages, how))
  }

  /** Takes what no longer belongs here away, and forgets the answers that other filters got before. */
  function settle(): void {
    change((item) => (belongs(item, filter) ? item : null))
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.library.page), type: 'inactive' })
    void utils.library.counts.invalidate()
    void utils.planner.list.invalidate()
  }

  const flip = (id: string): void =>
    change((item) => (item.id === id ? { ...item, isFavorite: !item.isFavorite } : item))

  return {
    /**
     * Makes an item a favorite, or no longer; the heart changes at once, and back where that fails. Resolves to why it failed, or
     * to nothing.
     */
    async toggleFavorite(id: string): Promise<string> {
      flip(id)
      // One call after another: a second click means the opposite, whatever the first one did.
      const call = (toggles.current.get(id) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => withSignIn(() => utils.client.library.toggleFavorite.mutate({ id })))
      toggles.current.set(id, call)
      try {
        const { isFavorite } = await call
        notify({ title: 'Updated!', description: 'Favorite status updated successfully' })
        if (toggles.current.get(id) !== call) return ''
        toggles.current.delete(id)
        change((item) => (item.id === id ? { ...item, isFavorite } : item))
        settle()
        return ''
      } catch (error) {
        flip(id)
        return `Failed to toggle favorite. ${readFailure(error).message}`
      }
    },

    /** Keeps what was edited. Rejects with what the call threw. */
    async save(id: string, edited: { title?: string; content?: string; tags?: string[] }): Promise<void> {
      const saved = await withSignIn(() => utils.client.library.update.mutate({ id, ...edited }))
      change((item) => (item.id === id ? saved : item))
      settle()
      notify({ title: 'Updated!', description: 'Item updated successfully' })
    },

    /** Deletes an item for good, its recording too where asked. Rejects with what the call threw. */
    async remove(id: string, alsoRecording: boolean): Promise<void> {
      await withSignIn(() => utils.client.library.remove.mutate({ id, alsoRecording }))
      void utils.voiceLibrary.invalidate()
      change((item) => (item.id === id ? null : item))
      settle()
    },

    /** Does one thing to several items; how many it changed. Rejects with what the call threw. `settleBulk` goes last. */
    async bulk(ids: string[], action: BulkAction): Promise<BulkResult> {
      const result = await withSignIn(() => utils.client.library.bulk.mutate({ ids, action }))
      const sent = new Set(ids)
      if (result.left === 0) change((item) => (sent.has(item.id) ? applyToItem(item, action) : item))
      return result
    },

    /** Lets all lists know what was done to several items; with `reread` also where these pages cannot tell. */
    async settleBulk(reread: boolean): Promise<void> {
      settle()
      if (reread) await utils.library.page.invalidate()
    },
  }
}

export type ItemChanges = ReturnType<typeof useItemChanges>
