import { useEffect, useRef } from 'react'
import { TOOL_NAME } from '../../../shared/features/conversations/conversations.constants.ts'
import { versionsOf } from '../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { timeOfDay } from '../../lib/time.ts'
import { wordsOf } from './content-words.ts'
import { AnswerTurn, LiveTurn, OwnTurn } from './turn.tsx'
import styles from './turns.module.css'
import { describeRefinement, type RefineRun } from './use-refine.ts'

interface TurnsProps {
  conversation: Conversation
  run: RefineRun
  onView(version: number): void
  onRestore(version: number): void
}

/** Everything that was said, oldest first, and what is being written now. */
export function Turns({ conversation, run, onView, onRestore }: TurnsProps) {
  const { conversationHistory, currentVersion, toolType, createdAt } = conversation
  const endRef = useRef<HTMLLIElement>(null)
  const versions = versionsOf(conversation)
  const live = run.phase === 'idle' || run.phase === 'done' ? null : run
  const count = conversationHistory.length + (live ? 1 : 0)

  useEffect(() => {
    if (count > 0) endRef.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  function facts(version: number | undefined) {
    const index = versions.findIndex((known) => known.version === version)
    const known = versions[index]
    if (version === undefined || !known) return undefined
    const base = versions.find((other) => other.version === known.base)
    const words = base ? `${wordsOf(base.content)} to ${wordsOf(known.content)} words` : ''
    return { number: index + 1, isCurrent: version === currentVersion, words }
  }

  return (
    <ol className={styles.turns} aria-label="Messages">
      <li className={`hl-meta hl-text-3 hl-figures ${styles.start}`}>
        Version 1 came from {TOOL_NAME[toolType]}, {timeOfDay(createdAt)}
      </li>
      {conversationHistory.map((entry) =>
        entry.role === 'user' ? (
          <OwnTurn key={entry.id} text={entry.content} />
        ) : (
          <AnswerTurn
            key={entry.id}
            entry={entry}
            version={facts(entry.version)}
            busy={live?.phase === 'writing'}
            onView={() => onView(entry.version ?? 0)}
            onRestore={() => onRestore(entry.version ?? 0)}
          />
        ),
      )}
      {live?.input && <OwnTurn text={live.input.userMessage} />}
      {live && <LiveTurn text={live.content} words={describeRefinement(live)} />}
      <li ref={endRef} aria-hidden="true" />
    </ol>
  )
}
