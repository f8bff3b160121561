import { fitCaption } from '../../../../../shared/features/captions/captions.rules.ts'
import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { atPart, type Draft, textOf } from './draft.ts'

/** A caption that fits the platform it is for; everything else as it is. */
export function fitted(draft: Draft, platform: CaptionPlatform): Draft {
  if (draft.form !== 'caption') return draft
  const { text, hashtags } = fitCaption({ text: textOf(draft), hashtags: draft.hashtags }, platform)
  return { ...atPart(draft, 0, () => text), hashtags }
}
