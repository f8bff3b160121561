import { Button } from '@mantine/core'
import { AiHelpLink, mentionsAiHelp, WithAiHelp } from '../ai-help.tsx'
import styles from './unwritten-card.module.css'

/** Shown if the draft writer cannot write about the topic: the reason, that no prompt was used, and what to do. */
export function UnwrittenCard({ warnings, onEdit }: { warnings: readonly string[]; onEdit(): void }) {
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
      <Button variant="default" className={styles.change} onClick={onEdit}>
        Change the topic
      </Button>
    </section>
  )
}
