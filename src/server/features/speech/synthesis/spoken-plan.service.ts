import { AppError } from '../../../../shared/errors.ts'
import { SPEECH_MESSAGE, type Voice, VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import { compileSpeech } from '../../../../shared/speech/compile-speech.ts'
import { MarkupError, type SpeechPlan, type SpokenPiece } from '../../../../shared/speech/speech-plan.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { splitForSpeech } from '../../../../shared/speech/split-speech.ts'

/**
 * The most that one text may have spoken, in characters at the usual speed. Markup makes more of a text than is counted: a
 * sign that is spelled out becomes up to 18 characters, slow speech twice the sound. All of the longest text spoken at the
 * slowest still fits; beyond that a file takes more memory and money than intended.
 */
const MOST_SPOKEN = 2 * INPUT_LIMITS.speechText

/**
 * The plan of a text in pieces that a synthesizer takes. Throws BAD_REQUEST for markup that cannot be read, with line
 * and column, where nothing would be audible, and where the sound would be too long. Source:
 * docs/product-rules.md#speech.
 */
export function spokenPlan(text: string, maxCharacters: number): SpeechPlan {
  const plan = compiled(text)
  if (!plan.pieces.some((piece) => piece.type === 'speech' && piece.volume !== -Infinity)) {
    throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.silent, { field: 'text' })
  }
  if (spokenLength(plan) > MOST_SPOKEN) throw new AppError('BAD_REQUEST', SPEECH_MESSAGE.tooMuch, { field: 'text' })
  return splitForSpeech(plan, maxCharacters)
}

/** The voice of a piece: the one of its markup, else the chosen one. */
export function chooseVoice(piece: SpokenPiece, chosen: Voice): Voice {
  return VOICES.find((voice) => voice === piece.voice) ?? chosen
}

/** Spoken characters, of which those that take longer count more. */
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
