import { useEffect, useEffectEvent, useMemo } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { type OpenItem } from './item-dialogs.tsx'

/**
 * Returns the item that the URL names, once it is loaded. If it cannot be loaded, a toast shows the error and `onGone` is called.
 */
export function useItemFromUrl(id: string | undefined, onGone: () => void): OpenItem {
  const { data, error } = trpc.library.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined, staleTime: 0 })
  const give = useEffectEvent((failure: typeof error) => {
    notify({ tone: 'failed', title: 'This item did not open', description: readFailure(failure).message })
    onGone()
  })
  useEffect(() => {
    if (error) give(error)
  }, [error])
  return useMemo(() => (id === undefined || !data ? null : { what: 'view', item: data }), [id, data])
}
