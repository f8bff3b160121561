import { useMemo } from 'react'
import { TOOL_NAME } from '../../../shared/features/conversations/conversations.constants.ts'
import { listVersions } from '../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { shortDay, timeOfDay } from '../../lib/time/format-time.ts'
import { countWords } from './content/content-words.ts'
import { OtherOptions } from './other-options.tsx'
import { AnswerTurn, LiveTurn, UserTurn, type VersionFacts } from './turn.tsx'
import styles from './turns.module.css'
import { describeRefinement, isAhead, isCutShort, type RefineRun } from './use-refine.ts'

interface TurnsProps {
  conversation: Conversation
  run: RefineRun
  busy: boolean
  onView(version: number): void
  onRestore(version: number): void
  /** Makes an option of a turn the current version. */
  onChoose(turn: string, option: number): void
  /** Continues the last answer. Only set if it was cut short and can be continued. */
  onResume?: (() => void) | undefined
}

/** All messages, oldest first, and the answer that is being written. */
export function Turns({ conversation, run, busy, onView, onRestore, onChoose, onResume }: TurnsProps) {
  const { conversationHistory, toolType, createdAt } = conversation
  const live = isAhead(run, conversationHistory.length) ? run : null
  // An answer that is being continued replaces its stored part.
  const turns = live?.input ? conversationHistory.slice(0, live.input.turns) : conversationHistory
  // Memoized, because it counts the words of every version and would otherwise run for each received token.
  const facts = useMemo(() => buildFacts(conversation), [conversation])

  return (
    <>
      <h2 className="hl-hidden">Messages</h2>
      <ol className={styles.turns} aria-label="Messages">
        <li className={`hl-meta hl-text-3 hl-figures ${styles.start}`}>
          Version 1 came from {TOOL_NAME[toolType]}, {formatMoment(createdAt)}
        </li>
        {turns.map((entry, at) =>
          entry.role === 'user' ? (
            <UserTurn key={entry.id} text={entry.content} />
          ) : (
            <AnswerTurn
              key={entry.id}
              entry={entry}
              version={facts.get(entry.version)}
              busy={busy}
              onView={() => onView(entry.version ?? 0)}
              onRestore={() => onRestore(entry.version ?? 0)}
              onResume={!live && at === turns.length - 1 && isCutShort(conversation) ? onResume : undefined}
            >
              {entry.options && (
                <OtherOptions
                  options={entry.options}
                  conversation={conversation}
                  busy={busy}
                  onChoose={(option) => onChoose(entry.id, option)}
                />
              )}
            </AnswerTurn>
          ),
        )}
        {live?.input && <UserTurn text={live.input.userMessage} />}
        {live && <LiveTurn text={live.content} words={describeRefinement(live)} writing={live.phase === 'writing'} />}
      </ol>
    </>
  )
}

/** Builds the facts of each version, keyed by its number. */
function buildFacts(conversation: Conversation) {
  const versions = listVersions(conversation).map((version) => ({ ...version, words: countWords(version.content) }))
  const wordsIn = new Map<number | undefined, number>(versions.map(({ version, words }) => [version, words]))
  return new Map<number | undefined, VersionFacts>(
    versions.map(({ version, base, words }, index) => [
      version,
      {
        number: index + 1,
        isCurrent: version === conversation.currentVersion,
        words: base === undefined ? '' : `${wordsIn.get(base)} to ${words} words`,
      },
    ]),
  )
}

/** Formats the time of day of an instant of today, else its day. `instant` is ISO 8601. */
function formatMoment(instant: string): string {
  return shortDay(instant) === shortDay(new Date().toISOString()) ? timeOfDay(instant) : shortDay(instant)
}
