import { draftKey, readDraft, writeDraft } from '../../lib/draft.ts'
import { pendingTopic, rememberTopic } from '../../lib/topic-intent.ts'
import { isBlank } from '../../parts/tool/subject.ts'
import { parseHookInput } from './hook-input.ts'

/**
 * Makes the topic that a visitor typed before there was an account the draft of the hooks, unless another one stands there.
 * Called again it does nothing.
 */
export function carryTopic(userId: string): void {
  const key = draftKey(userId, 'hooks')
  const topic = pendingTopic()
  const draft = readDraft(key, parseHookInput)
  if (isBlank(topic) || !isBlank(draft.topic)) return
  writeDraft(key, { ...draft, topic })
  rememberTopic(null)
}
