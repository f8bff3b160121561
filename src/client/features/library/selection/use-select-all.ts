import { useState } from 'react'
import type { LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type ItemFilter } from '../cached-items.ts'
import { type Selection } from './use-selection.ts'

/** Selects all items that match a filter. Loads their ids page by page. */
export function useSelectAll(filter: ItemFilter, { everything }: Pick<Selection, 'everything'>) {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function selectAll(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const found: LibraryMatch[] = []
      for (let cursor: string | undefined; ;) {
        const asked = { ...filter, cursor }
        const page = await withSignIn(() => utils.client.library.matches.query(asked))
        found.push(...page.items)
        if (page.nextCursor === null) break
        cursor = page.nextCursor
      }
      everything(found)
    } catch (error) {
      notify({ tone: 'failed', title: 'Not everything could be selected', description: readFailure(error).message })
    } finally {
      setBusy(false)
    }
  }

  return { busy, selectAll }
}
