import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isCovered } from '../../lib/browser/overlay.ts'

/**
 * Moves the focus after a navigation: to the heading of the new page, or to the target of the hash. Does nothing while a dialog
 * or menu is open.
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
