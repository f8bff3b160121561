import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'
import { copyWithToast } from '../../../lib/feedback/copy-result.ts'

/** Copies the readable form of a content and shows a toast. Returns whether it succeeded. */
export const copyContent = (content: string): Promise<boolean> => copyWithToast(contentText(content))
