import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isCovered } from '../../lib/browser/overlay.ts'

/**
 * After a navigation the focus stands on the new page's heading, so that keyboards and readers start there. Where something
 * is open over the page by then, it keeps the focus.
 */
export function useFocusHeading(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const isFirstPage = fromLocation === undefined
        if (isFirstPage || !(pathChanged || hashChanged) || isCovered()) return
        const target = (toLocation.hash && document.getElementById(toLocation.hash)) || document.querySelector('h1')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}
