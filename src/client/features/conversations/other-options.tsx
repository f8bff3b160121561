import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { Conversation, ConversationEntry } from '../../../shared/features/conversations/conversations.schema.ts'
import { titleText } from '../../../shared/features/library/library.rules.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { FullContent } from './content/full-content.tsx'
import styles from './other-options.module.css'

interface OtherOptionsProps {
  options: NonNullable<ConversationEntry['options']>
  conversation: Conversation
  busy: boolean
  /** `option` counts from 0. */
  onChoose(option: number): void
}

/** The options of an answer that were not taken. The version of the answer is option 1. */
export function OtherOptions({ options, conversation, busy, onChoose }: OtherOptionsProps) {
  const titleId = useId()
  const { toolType, currentContent } = conversation
  /** The option in the dialog, which keeps it while it closes. */
  const [viewed, setViewed] = useState({ at: 0, open: false })
  return (
    <>
      <h3 id={titleId} className="hl-hidden">
        Other options
      </h3>
      <ul className={styles.options} aria-labelledby={titleId}>
        {options.map(({ content }, at) => (
          <li key={at} className={styles.option}>
            <span className="hl-meta hl-text-3 hl-figures">Option {at + 2}</span>
            <p className={styles.text} data-whole={toolType === 'hook' || undefined} {...languageAttributes(content)}>
              {titleText(content)}
            </p>
            <div className={styles.actions}>
              {content === currentContent ? (
                <span className="hl-small hl-text-3">This is the current version</span>
              ) : (
                <Button
                  variant="default"
                  size="sm"
                  disabled={busy}
                  aria-label={`Use this instead: option ${at + 2}`}
                  onClick={() => onChoose(at)}
                >
                  Use this instead
                </Button>
              )}
              {toolType !== 'hook' && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={`View option ${at + 2}`}
                  onClick={() => setViewed({ at, open: true })}
                >
                  View
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <FullContent
        open={viewed.open}
        title={`Option ${viewed.at + 2}`}
        toolType={toolType}
        content={options[viewed.at]?.content ?? ''}
        onClose={() => setViewed({ ...viewed, open: false })}
      />
    </>
  )
}
