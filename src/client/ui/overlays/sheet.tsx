import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode } from 'react'
import styles from './sheet.module.css'
import { useFocusReturn } from './use-focus-return.ts'

interface SheetProps {
  open: boolean
  title: ReactNode
  onClose(): void
  children: ReactNode
}

const PHONE = '(max-width: 47.9375em)'

/** A panel over the page, which enters from the right, or on phones from the bottom. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  useFocusReturn(open)
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 400}
      classNames={{ content: `hl-raised ${styles.content}` }}
    >
      <Drawer.Overlay color="var(--hl-scrim)" backgroundOpacity={1} />
      <Drawer.Content data-sheet>
        <Drawer.Body className={styles.body}>
          <Drawer.Title component="h2" className={styles.title}>
            {title}
          </Drawer.Title>
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
