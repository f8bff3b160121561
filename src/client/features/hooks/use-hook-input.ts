import { useState } from 'react'
import { draftKey, readDraft, writeDraft } from '../../lib/draft.ts'
import { type HookInput, parseHookInput } from './hook-input.ts'

/** The form's values. What is typed survives a reload until it has been used. */
export function useHookInput(userId: string) {
  const key = draftKey(userId, 'hooks')
  const [input, setInput] = useState<HookInput>(() => readDraft(key, parseHookInput))

  function change(next: HookInput): void {
    setInput(next)
    writeDraft(key, next)
  }

  return { input, change, markUsed: () => writeDraft(key, null) }
}
