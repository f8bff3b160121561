import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { readableContent } from '../../../shared/features/library/library.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { readFailure } from '../../lib/failure.ts'
import { notify } from '../../lib/notify.ts'
import { longDay } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { withSignIn } from '../../lib/with-sign-in.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import styles from './library-row.module.css'

const KIND = { hook: 'Hook', script: 'Script', caption: 'Caption', tts: 'TTS' } as const

/** One saved item: what it is, and copying and deleting it. `onDeleted` takes the focus, which its row cannot keep. */
export function LibraryRow({ item, onDeleted }: { item: LibraryItem; onDeleted(): void }) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const text = readableContent(item.content)

  async function remove(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await withSignIn(() => utils.client.library.remove.mutate({ id: item.id }))
      setAsking(false)
      notify({ title: 'Deleted', description: 'Library item deleted successfully.' })
      await utils.library.list.invalidate()
      onDeleted()
    } catch (error) {
      const { message } = readFailure(error)
      notify({ tone: 'failed', title: 'Error', description: `Failed to delete library item. ${message}` })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.title}>{item.title}</h2>
        <span className="hl-meta hl-text-3 hl-figures">
          {[KIND[item.type], longDay(item.createdAt), ...item.tags].join(', ')}
        </span>
      </div>
      <div className={styles.ways}>
        <CopyButton name={`Copy ${item.title}`} onCopy={() => copyResult(text)} />
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Delete ${item.title}`}
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <Dialog open={asking} title="Confirm Deletion" onClose={() => setAsking(false)}>
        <p>Are you sure you want to delete this library item? This action cannot be undone.</p>
        <DialogActions>
          <BusyButton color="red" busy={busy} busyLabel="Deleting..." onClick={() => void remove()}>
            Delete
          </BusyButton>
          <Button variant="subtle" color="gray" data-autofocus onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  )
}
