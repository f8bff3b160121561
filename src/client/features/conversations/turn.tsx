import { warningSentences } from '../../../shared/features/generation/figure-notes.rules.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ConversationEntry } from '../../../shared/features/conversations/conversations.schema.ts'
import { readScript } from '../../../shared/features/scripts/scripts.rules.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { CueList } from '../../components/tool/result/cue-list.tsx'
import { CutShort } from '../../components/tool/result/cut-short.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import styles from './turn.module.css'

/** A message of the user. */
export function UserTurn({ text }: { text: string }) {
  return (
    <li className={styles.turn} data-own>
      <p className={styles.bubble} {...languageAttributes(text)}>
        <span className="hl-hidden" dir="ltr" lang="en">
          You:{' '}
        </span>
        {text}
      </p>
    </li>
  )
}

/** `number` is counted from 1. `note` describes the change in length. */
export interface VersionFacts {
  number: number
  isCurrent: boolean
  words: string
}

interface AnswerTurnProps {
  entry: ConversationEntry
  version?: VersionFacts | undefined
  busy: boolean
  onView(): void
  onRestore(): void
  /** Continues the answer. Only set if it was cut short. */
  onResume?: (() => void) | undefined
  /** What is below it. */
  children?: ReactNode
}

/** An answer: its change, its version number and its buttons. */
export function AnswerTurn({ entry, version, busy, onView, onRestore, onResume, children }: AnswerTurnProps) {
  const { content, note, sources = [], warnings = [] } = entry
  return (
    <li className={styles.turn}>
      <div className={styles.bubble}>
        <p {...languageAttributes(note ?? content)}>{note ?? content}</p>
        {!version && note && <PartialAnswer text={content} />}
        {warningSentences(warnings).map((message) => (
          <p key={message} className="hl-small hl-text-2">
            {message}
          </p>
        ))}
        <SourceList sources={sources} />
        {onResume && <CutShort run={{ canResume: true }} missing="the rest" onResume={onResume} />}
      </div>
      {version && (
        <div className={styles.foot}>
          <span className={`hl-figures ${styles.chip}`} data-current={version.isCurrent || undefined}>
            Version {version.number}
            {version.isCurrent && ', current'}
          </span>
          <span className="hl-meta hl-text-3 hl-figures">{version.words}</span>
          {!version.isCurrent && (
            <span className={styles.actions}>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`View version ${version.number}`}
                onClick={onView}
              >
                View
              </Button>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={busy}
                aria-label={`Restore version ${version.number}`}
                onClick={onRestore}
              >
                Restore
              </Button>
            </span>
          )}
        </div>
      )}
      {children}
    </li>
  )
}

/** An answer that is being written, or the partial text of one that ended early. */
export function LiveTurn({ text, words, writing }: { text: string; words: string; writing: boolean }) {
  if (!writing) {
    return (
      <li className={styles.turn}>
        <div className={styles.bubble}>
          <p>{words}</p>
          <PartialAnswer text={text} />
        </div>
      </li>
    )
  }
  const beats = readScript(text)
  return (
    <li className={styles.turn}>
      {beats ? (
        <div className={styles.bubble}>
          <CueList beats={beats} growing />
        </div>
      ) : (
        <p className={styles.bubble} {...languageAttributes(text)}>
          {text || <span className="hl-text-3">{words}</span>}
          <span className="hl-caret" aria-hidden="true" />
        </p>
      )}
    </li>
  )
}

function PartialAnswer({ text }: { text: string }) {
  const beats = readScript(text)
  return (
    <div className="hl-small hl-text-2">
      {beats ? <CueList beats={beats} /> : <p {...languageAttributes(text)}>{text}</p>}
    </div>
  )
}
