import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import { announce } from '../../lib/announce.ts'
import { notifyNotSaved } from '../../lib/not-saved.ts'
import { withSignIn } from '../../lib/with-sign-in.ts'
import { trpc } from '../../lib/trpc.ts'
import { SavedLink } from '../saved-link.tsx'
import styles from './save-button.module.css'

/** What is kept in the library. `originalId` names the result, so that a second click keeps it once. */
export interface Keepable {
  title: string
  content: string
  type: ToolType
  originalId: string
  tags: string[]
  metadata: Record<string, string>
}

interface SaveButtonProps {
  /** Its name for screen readers, such as "Save hook 3 to library". */
  name: string
  item: Keepable
  /** What stands on it. */
  label?: string
}

/** Keeps a result in the library, once, says so in its own place, and leads there. */
export function SaveButton({ name, item, label = 'Save' }: SaveButtonProps) {
  const utils = trpc.useUtils()
  const [saved, setSaved] = useState<{ id: string; content: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const isSaved = saved?.content === item.content

  async function save(): Promise<void> {
    if (busy || isSaved) return
    setBusy(true)
    try {
      const { id } = await withSignIn(() => utils.client.library.save.mutate(item))
      setSaved({ id, content: item.content })
      announce('Saved to your library')
      void utils.library.invalidate()
    } catch (error) {
      notifyNotSaved(error)
    } finally {
      setBusy(false)
    }
  }

  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        className={isSaved ? styles.saved : ''}
        aria-label={isSaved ? `Saved: ${name}` : name}
        aria-busy={busy}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {isSaved ? 'Saved' : busy ? 'Saving...' : label}
      </Button>
      {isSaved && <SavedLink itemId={saved.id} title={item.title} />}
    </>
  )
}
