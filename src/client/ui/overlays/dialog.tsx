import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import type { DialogProps } from './dialog-window.tsx'
import styles from './dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'

const DialogWindow = lazyComponent(() => import('./dialog-window.tsx').then((module) => module.DialogWindow))

/** A modal dialog. On narrow phones it is a sheet at the bottom. Its window is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const { open, returnsFocus = true } = props
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  useFocusReturn(open && returnsFocus)
  return <Suspense>{used && <DialogWindow {...props} />}</Suspense>
}

/** The buttons of a dialog, the main one first. With `sticky` they stay visible below long content. */
export function DialogActions({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  const actions = <div className={styles.actions}>{children}</div>
  return sticky ? <div className={styles.foot}>{actions}</div> : actions
}
