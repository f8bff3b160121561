import { Modal } from '@mantine/core'
import { type ReactNode } from 'react'
import styles from './dialog.module.css'

export interface DialogProps {
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

/** The window of a `Dialog`. */
export function DialogWindow({ open, title, onClose, size = 480, above, children }: DialogProps) {
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
