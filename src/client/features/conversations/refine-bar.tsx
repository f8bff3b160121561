import { Button } from '@mantine/core'
import { IconArrowLeft, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TOOL_NAME, TOOL_PATH } from '../../../shared/features/conversations/conversations.constants.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { announce } from '../../lib/announce.ts'
import styles from './refine-bar.module.css'

interface RefineBarProps {
  conversation: Conversation
  saving: boolean
  onSave(): Promise<boolean>
}

/** The bar of the refine chat: the way back to its tool, what it is about, and saving. */
export function RefineBar({ conversation, saving, onSave }: RefineBarProps) {
  const { toolType, originalPrompt, currentContent } = conversation
  const [saved, setSaved] = useState<string | null>(null)
  const isSaved = saved === currentContent
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark

  async function save(): Promise<void> {
    if (saving || isSaved || !(await onSave())) return
    setSaved(currentContent)
    announce('Saved to your library')
  }

  return (
    <header className={styles.bar}>
      <div className={`hl-wrap ${styles.row}`}>
        <Link to={TOOL_PATH[toolType]} className={styles.back} aria-label={`Back to ${TOOL_NAME[toolType]}`}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <div className={styles.title}>
          <h1 tabIndex={-1}>Refine</h1>
          <span className="hl-meta hl-text-2">{originalPrompt}</span>
        </div>
        <Button
          variant="default"
          className="hl-push"
          aria-label={isSaved ? 'Saved to Library' : 'Save to Library'}
          aria-busy={saving || undefined}
          leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {isSaved ? 'Saved' : saving ? 'Saving...' : 'Save'}
          {!isSaved && !saving && <span className={styles.long}>&nbsp;to Library</span>}
        </Button>
      </div>
    </header>
  )
}
