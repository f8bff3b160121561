import { Modal } from '@mantine/core'
import { type ReactNode } from 'react'
import styles from './dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  open: boolean
  title: ReactNode
  onClose(): void
  /** Its greatest width, in pixels. */
  size?: number
  /** What stands over the title, such as a full meter. */
  above?: ReactNode
  /** Whether it gives the focus back itself; not where something around it knows better where the focus was. */
  returnsFocus?: boolean
  children: ReactNode
}

/** A question or message over the page: a card, or a sheet from the foot on narrow phones. Esc closes it. */
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

/** The dialog's buttons, the main one first; `inSight` while a long content is read. */
export function DialogActions({ inSight = false, children }: { inSight?: boolean; children: ReactNode }) {
  const actions = <div className={styles.actions}>{children}</div>
  return inSight ? <div className={styles.foot}>{actions}</div> : actions
}
