import { isMarkup } from './is-markup.ts'
import { plainPieces } from './plain-text.ts'
import { type SpeechPlan } from './speech-plan.ts'
import { compileMarkup } from './ssml/compile-markup.ts'
import { withoutCues } from './without-cues.ts'

/**
 * The plan of a text: SSML where it is markup (`isMarkup`), else plain text, spoken as written but for the cue lines of a
 * script. Lone surrogates become U+FFFD. `MarkupError` where SSML cannot be read. Source: decisions 7, W3C SSML 1.1.
 */
export function compileSpeech(input: string): SpeechPlan {
  const text = input.toWellFormed()
  return isMarkup(text)
    ? compileMarkup(withoutCues(text, 'markup'))
    : { pieces: plainPieces(withoutCues(text, 'plain')), warnings: [] }
}
