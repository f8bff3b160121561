import { contentText } from '../../../shared/features/library/structured-content.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { notify } from '../../lib/notify.ts'

/** Copies content as a person reads it, and says so. Returns whether it worked. Source: spec section 8. */
export async function copyContent(content: string): Promise<boolean> {
  const worked = await copyResult(contentText(content))
  if (worked) notify({ title: 'Copied!', description: 'Content copied to clipboard' })
  return worked
}
