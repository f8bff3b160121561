import { Button } from '@mantine/core'
import { IconFolder, IconHeart, IconMovie, IconTag, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { type ChosenAction } from './bulk-actions.ts'
import { type ItemFilter } from '../cached-items.ts'
import { ExportMenu } from '../export-menu.tsx'
import { formatTotal, itemCount, type ItemTotal } from '../item-total.ts'
import { NameDialog } from './name-dialog.tsx'
import styles from './selection-bar.module.css'
import { type Bulk } from './use-bulk.ts'
import { useSelectAll } from './use-select-all.ts'
import { type Selection } from './use-selection.ts'

const AddToVideo = lazyComponent(() => import('../videos/add-to-video.tsx').then((module) => module.AddToVideo))

interface SelectionBarProps {
  selection: Selection
  /** Number of matching items, loaded or not. Undefined while unknown. */
  total: ItemTotal | undefined
  folders: readonly string[]
  bulk: Pick<Bulk, 'busy' | 'progress' | 'run' | 'stop'>
  /** The filter for an export of all matching items. */
  filter: ItemFilter
  onDone(): void
}

/** Shows the number of selected items and the actions for them. */
export function SelectionBar({ selection, total, folders, bulk, filter, onDone }: SelectionBarProps) {
  const [asking, setAsking] = useState<'tag' | 'folder' | 'video' | null>(null)
  const { chosen } = selection
  const { busy, progress } = bulk
  const count = chosen.length
  const areFavorites = count > 0 && chosen.every(({ isFavorite }) => isFavorite)
  const close = (): void => setAsking(null)

  async function ask(action: ChosenAction): Promise<void> {
    if (await bulk.run(action)) close()
  }

  return (
    <section className={styles.bar} aria-label="Selection" aria-busy={busy}>
      <div className={styles.state}>
        <output className={`hl-small hl-figures ${styles.count}`}>
          {progress
            ? `${progress.done.toLocaleString('en-US')} of ${itemCount(progress.all)} done`
            : `${count.toLocaleString('en-US')} selected`}
        </output>
        <SelectAll selection={selection} total={total} filter={filter} bulk={bulk} />
        <Button variant="subtle" color="gray" size="sm" className={styles.done ?? ''} onClick={onDone}>
          Done
        </Button>
      </div>
      {count > 0 && (
        <div className={styles.actions}>
          <ToolbarButton icon={IconHeart} onClick={() => void bulk.run({ type: 'favorite', value: !areFavorites })}>
            {areFavorites ? 'Unfavorite' : 'Favorite'}
          </ToolbarButton>
          <ToolbarButton icon={IconTag} onClick={() => setAsking('tag')}>
            Tag
          </ToolbarButton>
          <ToolbarButton icon={IconFolder} onClick={() => setAsking('folder')}>
            Move to folder
          </ToolbarButton>
          <ToolbarButton icon={IconMovie} onClick={() => setAsking('video')}>
            Add to a video
          </ToolbarButton>
          <ExportMenu
            variant="subtle"
            color="gray"
            size="sm"
            what={
              selection.hasEverything
                ? { filter, total: { count, isMore: false } }
                : { ids: chosen.map(({ id }) => id) }
            }
          />
          <ToolbarButton icon={IconTrash} onClick={() => void bulk.run({ type: 'delete' })}>
            Delete
          </ToolbarButton>
        </div>
      )}
      <Suspense fallback={null}>
        <AddToVideo open={asking === 'video'} ids={chosen.map(({ id }) => id)} onClose={close} />
      </Suspense>
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

/** One button with several states: selects all loaded items, all matching items or none, and stops a long action. */
function SelectAll({ selection, total, filter, bulk }: Omit<SelectionBarProps, 'folders' | 'onDone'>) {
  const { busy, selectAll } = useSelectAll(filter, selection)
  const count = selection.chosen.length
  const isPart = total && (total.isMore ? !selection.hasEverything : total.count > count)
  const [label, choose] = bulk.progress
    ? ['Stop', bulk.stop]
    : !selection.hasAllLoaded
      ? ['Select all', selection.all]
      : isPart
        ? [`Select all ${formatTotal(total)}`, () => void selectAll()]
        : ['Select none', selection.clear]
  return (
    <BusyButton
      variant="subtle"
      color="gray"
      size="sm"
      className="hl-figures"
      busy={busy}
      busyLabel="Selecting..."
      onClick={choose}
    >
      {label}
    </BusyButton>
  )
}

function ToolbarButton({ icon: Icon, onClick, children }: { icon: TablerIcon; onClick(): void; children: string }) {
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
