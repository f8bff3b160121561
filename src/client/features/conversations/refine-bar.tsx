import { Button } from '@mantine/core'
import { IconArrowLeft, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { TOOL_NAME, TOOL_PATH } from '../../../shared/features/conversations/conversations.constants.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { announce } from '../../lib/announce.ts'
import styles from './refine-bar.module.css'

interface RefineBarProps {
  /** None while it is on its way, or did not come. */
  conversation: Conversation | undefined
  children?: ReactNode
}

/** The bar of the refine chat: the way back to its tool, else to the dashboard, and what it is about. */
export function RefineBar({ conversation, children }: RefineBarProps) {
  const tool = conversation?.toolType
  return (
    <header className={styles.bar}>
      <div className={`hl-wrap ${styles.row}`}>
        <Link
          to={tool ? TOOL_PATH[tool] : '/dashboard'}
          className={styles.back}
          aria-label={`Back to ${tool ? TOOL_NAME[tool] : 'Dashboard'}`}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <div className={styles.title}>
          <h1 tabIndex={-1}>Refine</h1>
          {conversation && <span className="hl-meta hl-text-2">{conversation.originalPrompt}</span>}
        </div>
        {children}
      </div>
    </header>
  )
}

interface KeepButtonProps {
  content: string
  saving: boolean
  /** Keeps the content; whether that worked. */
  onSave(): Promise<boolean>
}

/** Saves the current content to the library, once per content. */
export function KeepButton({ content, saving, onSave }: KeepButtonProps) {
  const [saved, setSaved] = useState<string | null>(null)
  const isSaved = saved === content
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark

  async function save(): Promise<void> {
    if (saving || isSaved || !(await onSave())) return
    setSaved(content)
    announce('Saved to your library')
  }

  return (
    <Button
      variant="default"
      className="hl-push"
      aria-label={isSaved ? 'Saved to Library' : saving ? 'Saving...' : 'Save to Library'}
      aria-busy={saving || undefined}
      data-busy={saving || undefined}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {isSaved ? 'Saved' : saving ? 'Saving...' : 'Save'}
      {!isSaved && !saving && <span className={styles.long}>&nbsp;to Library</span>}
    </Button>
  )
}
