import { Suspense, useState } from 'react'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { DeletionDialog } from '../../../components/dialogs/deletion-dialog.tsx'
import { type Handover } from '../../../components/video/handover/use-handover.ts'
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts'
import { ItemView } from './item-view.tsx'
import { type ItemChanges } from './use-item-changes.ts'
import { useRecording } from './use-recording.ts'

// Loaded on demand, because it brings the form and its schemas.
const ItemEdit = lazyComponent(() => import('./item-edit.tsx').then((module) => module.ItemEdit))

const AddToVideo = lazyComponent(() => import('../videos/add-to-video.tsx').then((module) => module.AddToVideo))

/** The open dialog and its item. */
export type OpenItem = { what: 'view' | 'edit' | 'delete' | 'video'; item: LibraryItem } | null

interface ItemDialogsProps {
  open: OpenItem
  changes: Pick<ItemChanges, 'save' | 'remove'>
  onOpen(open: OpenItem): void
  /** Called after a deletion, when the focused card is removed. */
  onDeleted(): void
  /** Starts the next steps of the item. */
  handover: Handover
}

/** The dialogs of an item. The focus returns to its card, also after switching between dialogs. */
export function ItemDialogs({ open, changes, onOpen, onDeleted, handover }: ItemDialogsProps) {
  const [last, setLast] = useState(open)
  // The content stays while the dialog fades out.
  if (open !== null && open !== last) setLast(open)
  useFocusReturn(open !== null)
  if (!last) return null
  const { item } = last
  const close = (): void => onOpen(null)
  return (
    <>
      <ItemView
        item={item}
        open={open?.what === 'view'}
        handover={handover}
        onEdit={() => onOpen({ what: 'edit', item })}
        onAddToVideo={() => onOpen({ what: 'video', item })}
        onClose={close}
      />
      <Suspense fallback={null}>
        <AddToVideo
          open={open?.what === 'video'}
          ids={[item.id]}
          current={item.videoId}
          returnsFocus={false}
          onClose={close}
        />
        <ItemEdit
          key={JSON.stringify([item.id, item.title, item.content, item.tags])}
          item={item}
          open={open?.what === 'edit'}
          onSave={(edited) => changes.save(item.id, edited)}
          onClose={close}
        />
      </Suspense>
      <Deletion item={item} open={open?.what === 'delete'} changes={changes} onClose={close} onDeleted={onDeleted} />
    </>
  )
}

interface DeletionProps extends Pick<ItemDialogsProps, 'changes' | 'onDeleted'> {
  item: LibraryItem
  open: boolean
  onClose(): void
}

/** Deletes an item. The question mentions its planned entries. */
function Deletion({ item, open, changes, onClose, onDeleted }: DeletionProps) {
  const { data } = trpc.planner.countByItem.useQuery({ libraryItemId: item.id }, { enabled: open, staleTime: 0 })
  const recording = useRecording(item, open)
  const count = data?.count ?? 0
  return (
    <DeletionDialog
      open={open}
      what="library item"
      with={count === 0 ? '' : ` and its ${count} planned ${count === 1 ? 'entry' : 'entries'}`}
      returnsFocus={false}
      also={recording?.libraryItemId === item.id ? 'Also delete the recording' : null}
      onDelete={(alsoRecording) => changes.remove(item.id, alsoRecording)}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  )
}
