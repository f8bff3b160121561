import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'
import { copyKept } from '../../../lib/feedback/copy-result.ts'

/** Copies content as a person reads it, and says so. Returns whether it worked. */
export const copyContent = (content: string): Promise<boolean> => copyKept(contentText(content))
