import { Modal } from '@mantine/core'
import { type ReactNode } from 'react'
import styles from './dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  open: boolean
  title: ReactNode
  onClose(): void
  /** Maximum width, in pixels. */
  size?: number
  /** Content above the title. */
  above?: ReactNode
  /** False if the caller restores the focus. */
  returnsFocus?: boolean
  children: ReactNode
}

/** A modal dialog. On narrow phones it is a sheet at the bottom. */
export function Dialog({ open, title, onClose, size = 480, above, returnsFocus = true, children }: DialogProps) {
  useFocusReturn(open && returnsFocus)
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      centered
      size={size}
      transitionProps={{ transition: 'fade-up', duration: 200 }}
      classNames={{ content: `hl-raised ${styles.content}`, inner: styles.inner ?? '' }}
    >
      <Modal.Overlay color="var(--hl-scrim)" backgroundOpacity={1} />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          {above}
          <Modal.Title component="h2" dir="auto" className={styles.title}>
            {title}
          </Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons of a dialog, the main one first. With `sticky` they stay visible below long content. */
export function DialogActions({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) {
  const actions = <div className={styles.actions}>{children}</div>
  return sticky ? <div className={styles.foot}>{actions}</div> : actions
}
