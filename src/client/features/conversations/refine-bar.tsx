import { Button } from '@mantine/core'
import { IconArrowLeft, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { TOOL_NAME, TOOL_PATH } from '../../../shared/features/conversations/conversations.constants.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { SavedLink } from '../../components/tool/result/saved-link.tsx'
import styles from './refine-bar.module.css'

interface RefineBarProps {
  /** Undefined while it is loading or if it failed to load. */
  conversation: Conversation | undefined
  /** The video that the conversation is about. */
  videoId: string | undefined
  children?: ReactNode
}

/** The bar of the refine page: a link back to the tool, else to the dashboard, and the subject of the conversation. */
export function RefineBar({ conversation, videoId, children }: RefineBarProps) {
  const tool = conversation?.toolType
  return (
    <header className={styles.bar}>
      <div className={`hl-wrap ${styles.row}`}>
        <Link
          to={tool ? TOOL_PATH[tool] : '/dashboard'}
          search={videoId === undefined ? {} : { video: videoId }}
          className={styles.back}
          aria-label={`Back to ${tool ? TOOL_NAME[tool] : 'Dashboard'}`}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <div className={styles.title}>
          <h1 tabIndex={-1}>Refine</h1>
          {conversation && (
            <span className="hl-meta hl-text-2" {...languageAttributes(conversation.originalPrompt)}>
              {conversation.originalPrompt}
            </span>
          )}
        </div>
        {children}
      </div>
    </header>
  )
}

interface KeepButtonProps {
  content: string
  saving: boolean
  /** Saves the content. Resolves to the saved item, or to null on failure. */
  onSave(): Promise<LibraryItem | null>
}

/** Saves the current content to the library, once per content, and opens it there. */
export function SaveToLibraryButton({ content, saving, onSave }: KeepButtonProps) {
  const [saved, setSaved] = useState<{ item: LibraryItem; content: string } | null>(null)
  const isSaved = saved?.content === content
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark

  async function save(): Promise<void> {
    if (saving || isSaved) return
    const item = await onSave()
    if (!item) return
    setSaved({ item, content })
    announce('Saved to your library')
  }

  return (
    <div className={`hl-push ${styles.keep}`}>
      {isSaved && <SavedLink short itemId={saved.item.id} title={saved.item.title} />}
      <Button
        variant="default"
        aria-label={isSaved ? 'Saved to Library' : saving ? 'Saving...' : 'Save to Library'}
        aria-busy={saving || undefined}
        data-busy={saving || undefined}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {isSaved ? 'Saved' : saving ? 'Saving...' : 'Save'}
        {!isSaved && !saving && <span className={styles.long}>&nbsp;to Library</span>}
      </Button>
    </div>
  )
}
