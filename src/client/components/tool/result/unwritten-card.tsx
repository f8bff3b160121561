import { Button } from '@mantine/core'
import { type ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AiHelpLink, mentionsAiHelp, WithAiHelp } from '../ai-help.tsx'
import styles from './unwritten-card.module.css'

interface UnwrittenCardProps {
  warnings: readonly string[]
  isDeclined?: boolean | undefined
  onEdit(): void
}

/**
 * Shown in place of a result if the topic is declined or the draft writer cannot write about it: the reason, that no prompt
 * was used, and what to do.
 */
export function UnwrittenCard({ warnings, isDeclined = false, onEdit }: UnwrittenCardProps) {
  const change = (
    <Button variant="default" className={styles.change} onClick={onEdit}>
      Change the topic
    </Button>
  )
  if (isDeclined) return <DeclinedTopic message={warnings.join(' ')}>{change}</DeclinedTopic>
  return (
    <section className={`hl-surface ${styles.card}`} aria-labelledby="unwritten">
      <h2 id="unwritten" className="hl-title">
        Nothing is written, and no prompt is spent
      </h2>
      {warnings.map((warning) => (
        <p key={warning}>
          <WithAiHelp>{warning}</WithAiHelp>
        </p>
      ))}
      {!warnings.some(mentionsAiHelp) && (
        <p>
          <AiHelpLink>How to add an AI</AiHelpLink>
        </p>
      )}
      {change}
    </section>
  )
}

/** Reports that a topic was declined, and why. This is a valid answer and not a malfunction. */
export function DeclinedTopic({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <EmptyState title="Not this topic" reason={`${message} Nothing was counted.`}>
      {children}
    </EmptyState>
  )
}
