import { Button } from '@mantine/core'
import type { ConversationEntry } from '../../../shared/features/conversations/conversations.schema.ts'
import { readScript } from '../../../shared/features/scripts/scripts.rules.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { CueList } from '../../components/tool/result/cue-list.tsx'
import { CutShort } from '../../components/tool/result/cut-short.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import styles from './turn.module.css'

/** What a message asked. */
export function OwnTurn({ text }: { text: string }) {
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

/** A version counted from 1, whether it is the current one, and what became of its words. */
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
  /** Of an answer that was cut short: writes the rest of it. */
  onResume?: (() => void) | undefined
}

/** The result: what changed, which version it is, and the buttons for it. */
export function AnswerTurn({ entry, version, busy, onView, onRestore, onResume }: AnswerTurnProps) {
  const { content, note, sources = [], warnings = [] } = entry
  return (
    <li className={styles.turn}>
      <div className={styles.bubble}>
        <p {...languageAttributes(note ?? content)}>{note ?? content}</p>
        {!version && note && <PartialAnswer text={content} />}
        {warnings.map(({ message }) => (
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
    </li>
  )
}

/** An answer while it is written, or as far as it was written when it ended early. */
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

/** The written part of an unfinished answer. */
function PartialAnswer({ text }: { text: string }) {
  const beats = readScript(text)
  return (
    <div className="hl-small hl-text-2">
      {beats ? <CueList beats={beats} /> : <p {...languageAttributes(text)}>{text}</p>}
    </div>
  )
}
