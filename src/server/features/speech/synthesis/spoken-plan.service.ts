import { AppError } from '../../../../shared/errors.ts'
import { SPEECH_MESSAGE, type Voice, VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import { compileSpeech } from '../../../../shared/speech/compile-speech.ts'
import { MarkupError, type SpeechPlan, type SpokenPiece } from '../../../../shared/speech/speech-plan.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { splitForSpeech } from '../../../../shared/speech/split-speech.ts'

/**
 * Maximum number of characters that one text may have spoken, at normal speed. Markup can produce more speech than the
 * counted characters: a spelled character becomes up to 18 characters, slow speech takes twice the time. The longest
 * text at the slowest speed still fits. A longer file takes too much memory and money.
 */
const MOST_SPOKEN = 2 * INPUT_LIMITS.speechText

/**
 * The plan of a text, in pieces that a synthesizer accepts. Throws BAD_REQUEST for invalid markup, with line and
 * column, where nothing is audible, and where the speech is too long. Source: docs/product-rules.md#speech.
 */
export function spokenPlan(text: string, maxCharacters: number): SpeechPlan {
  const plan = compiled(text)
  if (!plan.pieces.some((piece) => piece.type === 'speech' && piece.volume !== -Infinity)) {
    throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.silent, { field: 'text' })
  }
  if (spokenLength(plan) > MOST_SPOKEN) throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.tooMuch, { field: 'text' })
  return splitForSpeech(plan, maxCharacters)
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
