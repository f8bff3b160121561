import { useRef, useState } from 'react'
import { draftKey, readDraft, writeDraft } from './draft.ts'

export interface DraftRules<Input> {
  /** Parses the stored draft. Invalid values become the default. */
  parse(value: unknown): Input
  getSubject(input: Input): string
  /** The creator's own facts as typed. A draft consists of the subject and these. */
  getDetails?(input: Input): readonly string[]
  /** Returns the choices of a used input without its subject. They become the next draft. */
  keepChoices(input: Input): Input
}

/**
 * Holds a form's values. Typed input survives a reload until it is used. The choices of the last use stay. Each video has its own
 * draft, which starts with the same choices.
 */
export function useDraft<Input extends object>(
  userId: string,
  tool: string,
  { parse, getSubject, getDetails, keepChoices }: DraftRules<Input>,
  videoId?: string,
) {
  const ownKey = draftKey(userId, tool)
  const key = videoId === undefined ? ownKey : draftKey(userId, `${tool}-${videoId}`)
  /** Storage key of the last change. The page may switch to another video while the user types. */
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

  const typedIn = (typed: Input): string => [getSubject(typed), ...(getDetails?.(typed) ?? [])].join('\n')

  /** Clears the draft that became a result. Text that was typed in the meantime stays as the next draft. */
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
    /** Shows values that were not typed. They are not stored as a draft. */
    fill: setInput,
    markUsed,
  }
}
