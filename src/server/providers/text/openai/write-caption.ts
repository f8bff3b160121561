import {
  cleanAnswer,
  cleanNote,
  readablePlaceholders,
  withoutOpenEnd,
} from '../../../../shared/features/generation/clean-answer.rules.ts'
import { firstOption } from '../../../../shared/features/generation/first-option.rules.ts'
import { fitCaption, hasTitle, titleOptions } from '../../../../shared/features/captions/captions.rules.ts'
import { type CaptionPlatform } from '../../../../shared/features/captions/captions.constants.ts'
import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { ANSWER_TOKENS } from '../../../../shared/provider-limits.ts'
import { type CaptionBrief, type CaptionDraft, type TextPrompt, type Written } from '../text.port.ts'
import { type AnswerWriter, readableAnswer } from './answer-writer.ts'
import { CAPTION_ANSWER, TITLED_CAPTION_ANSWER } from './answers.prompt.ts'
import { openingConversation } from './conversation.prompt.ts'
import { continuedText } from './answers/continued-text.ts'
import { withoutHalfCharacter } from './answers/hook-text.ts'
import { type ObjectPiece } from './answers/object-reader.ts'
import { ProviderFault } from './faults/provider-fault.ts'
import { createWholeCollector } from './answers/whole-collector.ts'

/** In UTF-16 units, more than any platform allows: a runaway text is neither measured nor shown. */
const LONGEST_MEASURED = 12_000

/**
 * Writes a caption that fits its platform, its hashtags, and titles where the platform has them, beginning with the
 * existing text. Throws `ProviderFault`.
 */
export async function* writeCaption(
  write: AnswerWriter,
  { brief: { platform, written = '' }, prompt }: { brief: CaptionBrief; prompt: TextPrompt },
  scope: AbortSignal,
): AsyncGenerator<Written<CaptionDraft>, void> {
  const collector = createWholeCollector<Caption, CaptionDraft>({
    read: (piece) => buildCaption(piece, platform, written),
    isUsable: (_caption, piece) => hasWords(buildCaption(piece, platform)),
    show: (caption) => ({
      draft: { type: 'partial', ...caption },
      size: caption.text === '' ? 0 : [caption.text, ...caption.hashtags, ...(caption.titles ?? [])].join('').length,
    }),
  })
  const opening = openingConversation(
    prompt,
    hasTitle(platform) ? TITLED_CAPTION_ANSWER : CAPTION_ANSWER,
    ANSWER_TOKENS.caption,
  )
  yield* readableAnswer(write, opening, collector, scope, () => 'There are no words in "caption".')
  if (!collector.whole) throw new ProviderFault('unusable')
  yield { type: 'caption', ...collector.whole }
}

/** The caption in a piece, cleaned and cut to its limits, beginning with the existing text. The hashtags of the text come first. */
export function buildCaption(
  { texts, lists, isComplete }: ObjectPiece,
  platform: CaptionPlatform,
  written = '',
): Caption {
  const raw = withoutHalfCharacter(firstOption((texts['caption'] ?? '').slice(0, LONGEST_MEASURED), { isComplete }))
  const { text, hashtags } = cleanAnswer(isComplete ? raw : withoutOpenEnd(raw), 'post')
  const titles = titleOptions((lists['titles'] ?? []).map(withoutHalfCharacter).map(cleanNote), platform)
  return {
    ...fitCaption(
      {
        text: continuedText(written, readablePlaceholders(text)),
        hashtags: [...hashtags, ...(lists['hashtags'] ?? [])],
      },
      platform,
    ),
    ...(titles.length > 0 && { titles }),
  }
}

/** Whether there is anything to post in it. */
export function hasWords({ text }: Pick<Caption, 'text'>): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
