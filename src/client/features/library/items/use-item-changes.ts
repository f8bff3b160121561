import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useRef } from 'react'
import type { BulkRequest, BulkResult, LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { matchesFilter, changeItems, type ItemFilter } from '../cached-items.ts'
import { applyToItem } from '../selection/bulk-actions.ts'

type BulkAction = BulkRequest['action']
type Change = (item: LibraryItem) => LibraryItem | null

/**
 * Functions that change the items of a filter. They update the cached pages of this filter at once. Other lists are reloaded when
 * they are next shown.
 */
export function useItemChanges(filter: ItemFilter) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const toggles = useRef(new Map<string, Promise<unknown>>())

  function change(how: Change): void {
    utils.library.page.setInfiniteData(filter, (pages) => pages && changeItems(pages, how))
  }

  /** Removes items that do not match the filter from its pages, and discards the cached pages of other filters. */
  function settle(): void {
    change((item) => (matchesFilter(item, filter) ? item : null))
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.library.page), type: 'inactive' })
    void utils.library.counts.invalidate()
    void utils.planner.list.invalidate()
  }

  const flip = (id: string): void =>
    change((item) => (item.id === id ? { ...item, isFavorite: !item.isFavorite } : item))

  return {
    /** Toggles a favorite optimistically and rolls back on failure. Resolves to the error message, or an empty string. */
    async toggleFavorite(id: string): Promise<string> {
      flip(id)
      // Calls are sent one after the other, because the server toggles and their order matters.
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

    /** Saves an edit. Rejects with the error of the call. */
    async save(id: string, edited: { title?: string; content?: string; tags?: string[] }): Promise<void> {
      const saved = await withSignIn(() => utils.client.library.update.mutate({ id, ...edited }))
      change((item) => (item.id === id ? saved : item))
      settle()
      notify({ title: 'Updated!', description: 'Item updated successfully' })
    },

    /** Deletes an item permanently, with its recording if `alsoRecording`. Rejects with the error of the call. */
    async remove(id: string, alsoRecording: boolean): Promise<void> {
      await withSignIn(() => utils.client.library.remove.mutate({ id, alsoRecording }))
      void utils.voiceLibrary.invalidate()
      change((item) => (item.id === id ? null : item))
      settle()
    },

    /** Applies an action to several items. Rejects with the error of the call. Call `settleBulk` after the last action. */
    async bulk(ids: string[], action: BulkAction): Promise<BulkResult> {
      const result = await withSignIn(() => utils.client.library.bulk.mutate({ ids, action }))
      const sent = new Set(ids)
      if (result.left === 0) change((item) => (sent.has(item.id) ? applyToItem(item, action) : item))
      return result
    },

    /** Updates all lists after bulk actions. With `reread` it also reloads the pages of this filter. */
    async settleBulk(reread: boolean): Promise<void> {
      settle()
      if (reread) await utils.library.page.invalidate()
    },
  }
}

export type ItemChanges = ReturnType<typeof useItemChanges>
