import { AppError } from '../../../../shared/errors.ts'
import { SPEECH_MESSAGE, type Voice, VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import { compileSpeech } from '../../../../shared/speech/compile-speech.ts'
import { MarkupError, type SpeechPlan, type SpokenPiece } from '../../../../shared/speech/speech-plan.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import type { SpeechModel } from '../../../providers/speech/speech.port.ts'
import { splitByLanguage, splitForSpeech } from '../../../../shared/speech/split-speech.ts'
import { splitGraphemes } from '../../../../shared/speech/text-breaks.ts'

/**
 * Maximum number of characters that one text may have spoken, at normal speed. Markup can produce more speech than the
 * counted characters: a spelled character becomes up to 18 characters, slow speech takes twice the time. The longest
 * text at the slowest speed still fits. A longer file takes too much memory and money.
 */
const MOST_SPOKEN = 2 * INPUT_LIMITS.speechText

/** Characters of the words that a refusal quotes. */
const QUOTED = 20

/**
 * The plan of a text, in pieces that a synthesizer accepts. Throws BAD_REQUEST for invalid markup, with line and
 * column, where nothing is audible, where the speech is too long, and, with the reason `language`, where the voice
 * cannot read it. Source: docs/product-rules.md#speech.
 */
export function spokenPlan(text: string, speaker: Pick<SpeechModel, 'maxCharacters' | 'canRead'>): SpeechPlan {
  const plan = speaker.canRead ? splitByLanguage(compiled(text)) : compiled(text)
  const audible = plan.pieces.filter((piece) => piece.type === 'speech' && piece.volume !== -Infinity)
  if (audible.length === 0) throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.silent, { field: 'text' })
  if (spokenLength(plan) > MOST_SPOKEN) throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.tooMuch, { field: 'text' })
  requireReadable(plan, speaker)
  return splitForSpeech(plan, speaker.maxCharacters)
}

function requireReadable({ pieces }: SpeechPlan, speaker: Pick<SpeechModel, 'canRead'>): void {
  for (const piece of pieces) {
    if (piece.type === 'silence' || (speaker.canRead?.(piece.text, piece.language) ?? true)) continue
    const words = splitGraphemes(piece.text.trim())
    const quoted = words.length > QUOTED ? `${words.slice(0, QUOTED).join('')}…` : words.join('')
    throw new AppError(
      'BAD_REQUEST',
      `The voice of this server cannot read “${quoted}”. Ask the person who runs it to add one that can, with TTS_BASE_URL or TTS_API_KEY.`,
      { field: 'text', reason: 'language' },
    )
  }
}

/** The voice of a piece: that of its markup, otherwise the chosen one. */
export function chooseVoice(piece: SpokenPiece, chosen: Voice): Voice {
  return VOICES.find((voice) => voice === piece.voice) ?? chosen
}

/** Spoken characters, weighted by the time that they take. */
function spokenLength({ pieces }: SpeechPlan): number {
  return pieces.reduce((sum, piece) => sum + (piece.type === 'speech' ? piece.text.length / piece.rate : 0), 0)
}

function compiled(text: string): SpeechPlan {
  try {
    return compileSpeech(text)
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error
    const message = `Line ${error.line}, column ${error.column}: ${error.message}`
    throw new AppError('BAD_REQUEST', message, { field: 'text', cause: error })
  }
}
