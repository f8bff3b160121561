import { useState } from 'react'
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

/** A form's values. What is typed survives a reload until it has been used; the choices of the last use stay. */
export function useDraft<Input extends object>(
  userId: string,
  tool: string,
  { parse, subjectOf, detailsOf, keepChoices }: DraftRules<Input>,
) {
  const key = draftKey(userId, tool)
  const [input, setInput] = useState<Input>(() => readDraft(key, parse))

  function change(next: Input): void {
    setInput(next)
    writeDraft(key, next)
  }

  const typedIn = (typed: Input): string => [subjectOf(typed), ...(detailsOf?.(typed) ?? [])].join('\n')

  /** Clears the draft that became a result. What was typed meanwhile is the next draft and stays. */
  function markUsed(used: Input): void {
    const last = readDraft(key, parse)
    if (typedIn(last) === typedIn(used)) writeDraft(key, keepChoices(last))
  }

  return {
    input,
    change,
    /** Shows values that were not typed: they are no draft. */
    fill: setInput,
    markUsed,
  }
}
