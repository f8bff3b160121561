import { useState } from 'react'
import { draftKey, readDraft, writeDraft } from './draft.ts'

/** A form's values. What is typed survives a reload until it has been used. `parse` reads what an earlier visit left. */
export function useDraft<Input extends object>(userId: string, tool: string, parse: (value: unknown) => Input) {
  const key = draftKey(userId, tool)
  const [input, setInput] = useState<Input>(() => readDraft(key, parse))

  function change(next: Input): void {
    setInput(next)
    writeDraft(key, next)
  }

  return { input, change, markUsed: () => writeDraft(key, null) }
}
