import { useState } from 'react'
import { type Beat } from '../../../shared/features/scripts/scripts.rules.ts'
import { draftKey, readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { RECENT_SHOWN } from '../../components/tool/recent-results.tsx'

/** Text that the creator typed into the gaps of a script, by the index of the beat. */
export type Filled = Readonly<Record<number, string>>

/** The filled gaps of the most recent scripts, newest first. Stores as many scripts as can be opened again. */
type FilledScripts = readonly { id: string; filled: Filled }[]

/** Appends the typed text to the words of its beat and removes the gap. */
export function fillGaps(beats: readonly Beat[], filled: Filled): Beat[] {
  return beats.map((beat, index) => {
    const typed = filled[index]?.trim()
    if (!beat.slot || !typed) return beat
    const { slot: _, ...rest } = beat
    return { ...rest, text: [beat.text, typed].filter((words) => words !== '').join(' ') }
  })
}

/** Counts the gaps that are not filled. */
export function openGaps(beats: readonly Beat[], filled: Filled): number {
  return fillGaps(beats, filled).filter(({ slot }) => slot).length
}

/** Returns the spoken beats and the shots: beats with words, without unfilled gaps. */
export function spokenBeats(beats: readonly Beat[], filled: Filled): Beat[] {
  return fillGaps(beats, filled)
    .filter(({ text }) => text !== '')
    .map(({ kind, text, direction }) => ({ kind, text, direction }))
}

/** Manages the text typed into the gaps of a script. It is stored in the browser, separately for each script. */
export function useFilledGaps(resultId: string): { filled: Filled; fill(at: number, words: string): void } {
  const key = draftKey(useUser().id, 'gaps')
  const [scripts, setScripts] = useState<FilledScripts>(() => readDraft(key, parseFilled))
  const filled = scripts.find(({ id }) => id === resultId)?.filled ?? {}

  function fill(at: number, words: string): void {
    const others = scripts.filter(({ id }) => id !== resultId)
    const next = [{ id: resultId, filled: { ...filled, [at]: words } }, ...others].slice(0, RECENT_SHOWN)
    setScripts(next)
    writeDraft(key, next)
  }

  return { filled, fill }
}

/** Parses the stored value and drops invalid entries. */
export function parseFilled(value: unknown): FilledScripts {
  if (!Array.isArray(value)) return []
  return value.flatMap((script: unknown) => {
    const { id, filled } = parseRecord(script)
    if (typeof id !== 'string') return []
    const words = Object.entries(parseRecord(filled)).filter(
      (gap): gap is [string, string] => typeof gap[1] === 'string',
    )
    return [{ id, filled: Object.fromEntries(words) }]
  })
}

function parseRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
