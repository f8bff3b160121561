import { draftKey, readDraft, writeDraft } from '../../lib/draft.ts'
import { pendingTopic, rememberTopic } from '../../lib/topic-intent.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../parts/sample-hooks.ts'
import { isBlank } from '../../parts/tool/subject.ts'
import { parseHookInput } from './hook-input.ts'

/**
 * Copies the topic that a visitor typed before signing up to the draft of the hooks, unless there is another draft. A
 * second call does nothing.
 */
export function carryTopic(userId: string): void {
  const key = draftKey(userId, 'hooks')
  const topic = pendingTopic()
  const draft = readDraft(key, parseHookInput)
  if (isBlank(topic) || !isBlank(draft.topic)) return
  // The sample comes with the facts that stood beside it.
  const details = topic === SAMPLE_TOPIC ? [...SAMPLE_FACTS] : draft.details
  writeDraft(key, { ...draft, topic, details })
  rememberTopic(null)
}
