import { useRef, useState } from 'react'
import { draftKey, readDraft, writeDraft } from './draft.ts'

export interface DraftRules<Input> {
  /** Reads the stored draft; anything unexpected becomes the default. */
  parse(value: unknown): Input
  subjectOf(input: Input): string
  /** The creator's own facts as typed; they go with the subject. */
  detailsOf?(input: Input): readonly string[]
  /** What is remembered of an input that was used: its choices, without its subject. */
  keepChoices(input: Input): Input
}

/**
 * A form's values. What is typed survives a reload until it has been used; the choices of the last use stay. What is typed
 * about a video is kept apart from everything else, and begins with the same choices.
 */
export function useDraft<Input extends object>(
  userId: string,
  tool: string,
  { parse, subjectOf, detailsOf, keepChoices }: DraftRules<Input>,
  videoId?: string,
) {
  const ownKey = draftKey(userId, tool)
  const key = videoId === undefined ? ownKey : draftKey(userId, `${tool}-${videoId}`)
  /** Where the last change was written: the video of a page may change while somebody types. */
  const typedAt = useRef(key)
  const [input, setInput] = useState<Input>(() => {
    const isTyped = key === ownKey || readDraft(key, (value) => value !== null)
    return isTyped ? readDraft(key, parse) : keepChoices(readDraft(ownKey, parse))
  })

  function change(next: Input): void {
    setInput(next)
    typedAt.current = key
    writeDraft(key, next)
  }

  const typedIn = (typed: Input): string => [subjectOf(typed), ...(detailsOf?.(typed) ?? [])].join('\n')

  /** Clears the draft that became a result. What was typed meanwhile is the next draft and stays. */
  function markUsed(used: Input): void {
    const usedAt = typedAt.current
    const last = readDraft(usedAt, parse)
    if (typedIn(last) !== typedIn(used)) return
    if (usedAt === ownKey) return writeDraft(ownKey, keepChoices(last))
    writeDraft(usedAt, null)
    const own = readDraft(ownKey, parse)
    if (typedIn(own) === typedIn(keepChoices(own))) writeDraft(ownKey, keepChoices(last))
  }

  return {
    input,
    change,
    /** Shows values that were not typed: they are no draft. */
    fill: setInput,
    markUsed,
  }
}
