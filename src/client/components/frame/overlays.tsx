import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { type Overlay, overlay } from '../../lib/browser/overlay.ts'
import { useStore } from '../../lib/browser/store.ts'
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts'

const CommandPalette = lazyComponent(() => import('./command-palette.tsx').then((module) => module.CommandPalette))
const ShortcutList = lazyComponent(() => import('../dialogs/shortcut-list.tsx').then((module) => module.ShortcutList))

/** Closes an overlay, unless the other one has replaced it. */
function close(which: Overlay): void {
  if (overlay.get() === which) overlay.set(null)
}

/**
 * The command palette and the shortcut list. When the last one closes, the focus returns to where it was before the first opened.
 */
export function Overlays() {
  const open = useStore(overlay)
  const [used, setUsed] = useState({ palette: false, keys: false })
  if (open && !used[open]) setUsed({ ...used, [open]: true })
  useFocusReturn(open !== null)
  return (
    <>
      <Suspense>
        {used.palette && <CommandPalette open={open === 'palette'} onClose={() => close('palette')} />}
      </Suspense>
      <Suspense>{used.keys && <ShortcutList open={open === 'keys'} onClose={() => close('keys')} />}</Suspense>
    </>
  )
}
