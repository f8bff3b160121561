import { AppError } from '../../../shared/errors.ts'
import { SPEECH_MESSAGE, type Voice, VOICES } from '../../../shared/features/tts/tts.constants.ts'
import { compileSpeech } from '../../../shared/speech/compile-speech.ts'
import { MarkupError, type SpeechPlan, type SpokenPiece } from '../../../shared/speech/speech-plan.ts'
import { splitForSpeech } from '../../../shared/speech/split-speech.ts'

/**
 * The plan of a text in pieces that a synthesizer takes. Throws BAD_REQUEST for markup that cannot be read, with line and
 * column, and where nothing would be heard. Source: decisions 7.
 */
export function spokenPlan(text: string, maxCharacters: number): SpeechPlan {
  const plan = compiled(text)
  if (!plan.pieces.some((piece) => piece.type === 'speech' && piece.volume !== -Infinity)) {
    throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.silent, { field: 'text' })
  }
  return splitForSpeech(plan, maxCharacters)
}

/** Who speaks a piece: the voice that its markup asks for, else the chosen one. */
export function voiceOf(piece: SpokenPiece, chosen: Voice): Voice {
  return VOICES.find((voice) => voice === piece.voice) ?? chosen
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
