import { draftKey, readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { pendingTopic, rememberTopic } from '../../lib/generation/topic-intent.ts'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../components/samples/sample-hooks.ts'
import { isBlank } from '../../components/tool/form/subject.ts'
import { HOOK_DRAFT } from './hook-input.ts'

/**
 * Copies the topic that a visitor typed before signing up to the hooks' draft, unless there is a draft. A second call does
 * nothing.
 */
export function applyPendingTopic(userId: string): void {
  const key = draftKey(userId, 'hooks')
  const topic = pendingTopic()
  const draft = readDraft(key, HOOK_DRAFT.parse)
  if (isBlank(topic) || !isBlank(draft.topic)) return
  // The sample topic comes with its facts.
  const details = topic === SAMPLE_TOPIC ? [...SAMPLE_FACTS] : draft.details
  writeDraft(key, { ...draft, topic, details })
  rememberTopic(null)
}
