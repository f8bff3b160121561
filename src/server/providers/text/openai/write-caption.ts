import {
  cleanAnswer,
  cleanNote,
  readablePlaceholders,
  withoutOpenEnd,
} from '../../../../shared/features/generation/clean-answer.rules.ts'
import { optionsWarning, splitOptions } from '../../../../shared/features/generation/answer-options.rules.ts'
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
  const collector = createWholeCollector<{ caption: Caption; options: number }, CaptionDraft>({
    read(piece) {
      const options = captionOptions(piece)
      return { caption: buildCaption(options[0], piece, platform, written), options: options.length }
    },
    isUsable: (_part, piece) => hasWords(buildCaption(captionOptions(piece)[0], piece, platform)),
    show: ({ caption }) => ({
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
  const { caption, options } = collector.whole
  if (options > 1) yield { type: 'warning', warning: optionsWarning(options) }
  yield { type: 'caption', ...caption }
}

/** The captions that a piece offers. */
const captionOptions = ({ texts, isComplete }: ObjectPiece) =>
  splitOptions((texts['caption'] ?? '').slice(0, LONGEST_MEASURED), { isComplete })

/**
 * A caption with the hashtags and titles of a piece, cleaned and cut to its limits, beginning with the existing text. The
 * hashtags of the text come first.
 */
export function buildCaption(
  said: string,
  { lists, isComplete }: Pick<ObjectPiece, 'lists' | 'isComplete'>,
  platform: CaptionPlatform,
  written = '',
): Caption {
  const raw = withoutHalfCharacter(said.slice(0, LONGEST_MEASURED))
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
