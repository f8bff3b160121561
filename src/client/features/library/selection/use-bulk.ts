import { useRef, useState } from 'react'
import type { BulkRequest } from '../../../../shared/features/library/library.schema.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { applyToItem, type ChosenAction, describeBulk, pastParticiple, invertAction } from './bulk-actions.ts'
import { itemCount } from '../item-total.ts'
import { type ItemChanges } from '../items/use-item-changes.ts'
import { type Selection } from './use-selection.ts'

/** Items per request. Small enough to show progress and to stop in between. */
const AT_ONCE = 500

const INCOMPLETE: Failure = {
  message: 'The server could not finish. Try again, or undo it.',
  status: 500,
  requestId: undefined,
  field: undefined,
}

interface BulkDependencies {
  changes: Pick<ItemChanges, 'bulk' | 'settleBulk'>
  selection: Selection
  /** Called after an undo, because the focused Undo button is removed. */
  onRestored(): void
}

/** The result of several requests. */
interface Outcome {
  /** Number of items that the server reports as changed. */
  changed: number
  /** Number of sent items, and of those that are finished. */
  sent: number
  done: number
  failure: Failure | null
}

/** The undo of the last action. */
interface UndoStep {
  text: string
  orders: BulkRequest[]
  takesFocus: boolean
}

/** Runs bulk actions on the selected items in batches. Deletions and incomplete actions can be undone. */
export function useBulk({ changes, selection, onRestored }: BulkDependencies) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [undoStep, setUndoStep] = useState<UndoStep | null>(null)
  const isStopped = useRef(false)
  const busy = progress !== null

  async function runBatches(orders: readonly BulkRequest[]): Promise<Outcome> {
    const all = orders.reduce((sum, { ids }) => sum + ids.length, 0)
    const outcome: Outcome = { changed: 0, sent: 0, done: 0, failure: null }
    isStopped.current = false
    setProgress({ done: 0, all })
    try {
      for (const { ids, action } of orders) {
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          if (isStopped.current) return outcome
          const some = ids.slice(from, from + AT_ONCE)
          outcome.sent += some.length
          const { changed, left } = await changes.bulk(some, action)
          outcome.changed += changed
          if (left > 0) return { ...outcome, failure: INCOMPLETE }
          outcome.done += some.length
          setProgress({ done: outcome.done, all })
        }
      }
      return outcome
    } catch (error) {
      return { ...outcome, failure: readFailure(error) }
    } finally {
      setProgress(null)
    }
  }

  async function run(action: ChosenAction): Promise<boolean> {
    const { chosen } = selection
    if (busy || chosen.length === 0) return false
    const isDeletion = action.type === 'delete'
    const outcome = await runBatches([{ ids: chosen.map(({ id }) => id), action }])
    const isWhole = outcome.done === chosen.length
    if (isWhole) notify(describeBulk(action, outcome.changed))
    else notify({ tone: 'failed', ...describeIncomplete(action, outcome, chosen.length) })
    const text = `${itemCount(outcome.changed)} ${pastParticiple(action)}`
    const orders =
      outcome.changed > 0 && (isDeletion || !isWhole) ? invertAction(chosen.slice(0, outcome.sent), action) : []
    const gone = new Set(chosen.slice(0, outcome.done).map(({ id }) => id))
    if (outcome.failure) selection.keepLoaded()
    selection.change((item) => (gone.has(item.id) ? applyToItem(item, action) : item))
    setUndoStep(orders.length > 0 ? { text, orders, takesFocus: isDeletion } : null)
    if (isWhole && isDeletion) selection.end()
    void changes.settleBulk(!isWhole || selection.hasEverything)
    return isWhole
  }

  async function undo({ text, orders, takesFocus }: UndoStep): Promise<void> {
    if (busy) return
    const { changed, failure } = await runBatches(orders)
    // The same requests can be repeated to undo the rest.
    if (failure) {
      const description = `Not everything was undone. ${failure.message}`
      notify({ tone: 'failed', title: 'Error', description })
      setUndoStep({ text, orders, takesFocus: false })
    } else {
      const are = changed === 1 ? 'is' : 'are'
      if (takesFocus) notify({ title: 'Restored', description: `${itemCount(changed)} ${are} back` })
      else notify({ title: 'Undone', description: `${itemCount(changed)} ${are} as before` })
      setUndoStep(null)
    }
    await changes.settleBulk(true)
    if (!failure) onRestored()
  }

  return {
    busy,
    /** Progress of an action with more than one batch, else null. */
    progress: progress && progress.all > AT_ONCE ? progress : null,
    run,
    /** Stops after the current batch. */
    stop(): void {
      isStopped.current = true
      announce('Stopping...')
    },
    undo: undoStep && { text: undoStep.text, busy, takesFocus: undoStep.takesFocus, run: () => void undo(undoStep) },
    /** Runs another action. Undo is not available after it. */
    forget<T>(next: () => Promise<T>): Promise<T> {
      setUndoStep(null)
      return next()
    },
  }
}

export type Bulk = ReturnType<typeof useBulk>

function describeIncomplete(action: ChosenAction, { changed, failure }: Outcome, all: number) {
  const title = failure ? 'Error' : 'Stopped'
  // Without a response the server may have changed more items.
  const isUncertain = failure?.status === 0
  const count = `${changed.toLocaleString('en-US')} of ${itemCount(all)} ${changed === 1 ? 'was' : 'were'} ${pastParticiple(action)}.`
  const sentence = changed > 0 ? `${isUncertain ? 'At least ' : ''}${count}` : isUncertain ? '' : 'Nothing was changed.'
  return { title, description: [sentence, failure?.message ?? ''].filter((part) => part !== '').join(' ') }
}
