import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { SavedLink } from './saved-link.tsx'
import styles from './save-button.module.css'
import { type SaveableItem, type Saving, useSaving } from './use-saving.ts'

interface SaveControlProps {
  /** The accessible name, such as "Save hook 3 to library". */
  name: string
  saving: Saving
}

/** A button that saves a result to the library. It is equally wide in every state, so that its neighbours do not move. */
export function SaveControl({ name, saving: { savedId, busy, save } }: SaveControlProps) {
  const isSaved = savedId !== null
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      className={`${styles.save} ${isSaved ? 'hl-done' : ''}`}
      justify="flex-start"
      aria-label={isSaved ? `Saved: ${name}` : name}
      aria-busy={busy}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {isSaved ? 'Saved' : busy ? 'Saving...' : 'Save'}
    </Button>
  )
}

/** A save button, and a link to the item once it is saved. */
export function SaveButton({
  name,
  item,
  videoId,
}: {
  name: string
  item: SaveableItem
  videoId?: string | undefined
}) {
  const saving = useSaving(item, videoId)
  return (
    <>
      <SaveControl name={name} saving={saving} />
      {saving.savedId !== null && <SavedLink itemId={saving.savedId} title={item.title} />}
    </>
  )
}
