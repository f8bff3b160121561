import { Button } from '@mantine/core'
import { IconFolder, IconHeart, IconTag, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import type { BulkRequest } from '../../../shared/features/library/library.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { ExportMenu } from './export-menu.tsx'
import { itemCount } from './item-kinds.ts'
import { NameDialog } from './name-dialog.tsx'
import styles from './selection-bar.module.css'
import { type Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  folders: readonly string[]
  busy: boolean
  /** Does one thing to all that is chosen; resolves to whether it worked. */
  onAction(action: BulkRequest['action']): Promise<boolean>
  onDone(): void
}

/** How many items are chosen, and what can be done with all of them. */
export function SelectionBar({ selection, folders, busy, onAction, onDone }: SelectionBarProps) {
  const [asking, setAsking] = useState<'tag' | 'folder' | null>(null)
  const { chosen } = selection
  const count = chosen.length
  const areFavorites = count > 0 && chosen.every(({ isFavorite }) => isFavorite)
  const close = (): void => setAsking(null)

  async function ask(action: BulkRequest['action']): Promise<void> {
    if (await onAction(action)) close()
  }

  return (
    <section className={styles.bar} aria-label="Selection" aria-busy={busy}>
      <div className={styles.state}>
        <output className={`hl-small hl-figures ${styles.count}`}>{count.toLocaleString('en-US')} selected</output>
        <Button variant="subtle" color="gray" size="sm" onClick={selection.all}>
          Select all
        </Button>
        <Button variant="subtle" color="gray" size="sm" className={styles.done ?? ''} onClick={onDone}>
          Done
        </Button>
      </div>
      {count > 0 && (
        <div className={styles.ways}>
          <Way icon={IconHeart} onClick={() => void onAction({ type: 'favorite', value: !areFavorites })}>
            {areFavorites ? 'Unfavorite' : 'Favorite'}
          </Way>
          <Way icon={IconTag} onClick={() => setAsking('tag')}>
            Tag
          </Way>
          <Way icon={IconFolder} onClick={() => setAsking('folder')}>
            Move to folder
          </Way>
          <ExportMenu variant="subtle" color="gray" size="sm" what={{ ids: chosen.map(({ id }) => id) }} />
          <Way icon={IconTrash} onClick={() => void onAction({ type: 'delete' })}>
            Delete
          </Way>
        </div>
      )}
      <NameDialog
        open={asking === 'tag'}
        title={`Tag ${itemCount(count)}`}
        label="Tag"
        maxLength={INPUT_LIMITS.tag}
        blank="A tag must not be blank."
        submitLabel="Add tag"
        busy={busy}
        onName={(tag) => void ask({ type: 'tag', tag })}
        onClose={close}
      />
      <NameDialog
        open={asking === 'folder'}
        title={`Move ${itemCount(count)} to a folder`}
        label="Folder"
        maxLength={INPUT_LIMITS.folder}
        description={folders.length > 0 ? 'Choose one, or type a new name.' : 'Type a name for the new folder.'}
        names={folders}
        blank="A folder must have a name."
        submitLabel="Move"
        busy={busy}
        onName={(folder) => void ask({ type: 'folder', folder })}
        onClose={close}
      >
        {folders.length > 0 && (
          <Button variant="default" onClick={() => !busy && void ask({ type: 'folder', folder: null })}>
            Remove from folder
          </Button>
        )}
      </NameDialog>
    </section>
  )
}

function Way({ icon: Icon, onClick, children }: { icon: TablerIcon; onClick(): void; children: string }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
