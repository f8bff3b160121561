import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasSingleKeys, MOD_KEY, setSingleKeys } from '../../lib/browser/shortcuts.ts'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Kbd } from '../../ui/data/kbd.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'
import styles from './shortcut-list.module.css'

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [MOD_KEY, 'K'], does: 'Find a page or an action' },
  { keys: ['?'], does: 'Show this list' },
  { keys: [MOD_KEY, 'Enter'], does: 'Submit the form you are typing in' },
  { keys: ['S'], does: 'Write a script from the hook in focus' },
  { keys: ['Esc'], does: 'Close the dialog or menu on top' },
  { keys: ['F8'], does: 'Go to the notifications' },
  { keys: ['Tab'], does: 'Next control' },
  { keys: ['Shift', 'Tab'], does: 'Previous control' },
  { keys: ['↑', '↓'], does: 'Move in a menu or a choice' },
]

/** The list of keyboard shortcuts. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose(): void }) {
  const [single, setSingle] = useState(hasSingleKeys)
  return (
    <Dialog open={open} title="Keyboard shortcuts" onClose={onClose} returnsFocus={false}>
      <dl className={styles.list}>
        {KEYS.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              <Kbd names={keys} />
            </dt>
            <dd className="hl-small">{does}</dd>
          </div>
        ))}
      </dl>
      <Toggle
        label="Open this list with ?"
        description="Switch it off if you press it by accident. The command palette opens the list too."
        checked={single}
        onChange={(on) => {
          setSingle(on)
          setSingleKeys(on)
        }}
      />
      <DialogActions>
        <Button variant="default" size="lg" data-autofocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
