import { useState } from 'react'
import type { BulkRequest } from '../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../lib/failure.ts'
import { notify } from '../../lib/notify.ts'
import { describeBulk } from './bulk-actions.ts'
import { itemCount } from './item-kinds.ts'
import { type ItemChanges } from './use-item-changes.ts'
import { type Selection } from './use-selection.ts'

interface BulkDependencies {
  changes: Pick<ItemChanges, 'bulk'>
  selection: Selection
  /** What was deleted is back, and Undo is gone: the place for the focus. */
  onRestored(): void
}

/** What is done with all chosen items at once; a deletion can be taken back until the next action. Source: decisions 7. */
export function useBulk({ changes, selection, onRestored }: BulkDependencies) {
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<{ ids: string[]; count: number } | null>(null)

  async function attempt(ids: string[], action: BulkRequest['action']): Promise<boolean> {
    if (busy || ids.length === 0) return false
    setBusy(true)
    try {
      const changed = await changes.bulk(ids, action)
      notify(describeBulk(action, changed))
      setDeleted(action.type === 'delete' ? { ids, count: changed } : null)
      return true
    } catch (error) {
      const description = `Nothing was changed. ${readFailure(error).message}`
      notify({ tone: 'failed', title: 'Error', description })
      return false
    } finally {
      setBusy(false)
    }
  }

  async function run(action: BulkRequest['action']): Promise<boolean> {
    const ids = selection.chosen.map(({ id }) => id)
    const worked = await attempt(ids, action)
    if (worked && action.type === 'delete') selection.end()
    return worked
  }

  async function takeBack(ids: string[]): Promise<void> {
    if (await attempt(ids, { type: 'restore' })) onRestored()
  }

  return {
    busy,
    run,
    undo: deleted && { text: `${itemCount(deleted.count)} deleted`, busy, run: () => void takeBack(deleted.ids) },
    /** Does something else, after which nothing can be taken back any more. */
    forget<T>(next: () => Promise<T>): Promise<T> {
      setDeleted(null)
      return next()
    },
  }
}
