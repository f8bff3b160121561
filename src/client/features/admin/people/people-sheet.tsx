import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './people-sheet.module.css'

interface PeopleSheetProps {
  open: boolean
  title: string
  onClose(): void
  children: ReactNode
}

/** A sheet with a button that closes it, which has the focus first: no keyboard opens on a phone before anybody wants to type. */
export function PeopleSheet({ open, title, onClose, children }: PeopleSheetProps) {
  return (
    <Sheet open={open} title={<span className={styles.title}>{title}</span>} onClose={onClose}>
      <Button size="sm" variant="subtle" color="gray" data-autofocus className={styles.close ?? ''} onClick={onClose}>
        Close
      </Button>
      {children}
    </Sheet>
  )
}
