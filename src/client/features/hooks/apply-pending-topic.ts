import { draftKey, readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { pendingTopic, rememberTopic } from '../../lib/generation/topic-intent.ts'
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
  writeDraft(key, { ...draft, topic })
  rememberTopic(null)
}
