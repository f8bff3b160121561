import { isMarkup } from './is-markup.ts'
import { plainPieces } from './plain-text.ts'
import { type SpeechPlan } from './speech-plan.ts'
import { compileMarkup } from './ssml/compile-markup.ts'

/**
 * The plan of a text: SSML where it is markup (`isMarkup`), else plain text, spoken as written. Lone
 * surrogates become U+FFFD. `MarkupError` where SSML cannot be read. Source: decisions 7, W3C SSML 1.1.
 */
export function compileSpeech(input: string): SpeechPlan {
  const text = input.toWellFormed()
  return isMarkup(text) ? compileMarkup(text) : { pieces: plainPieces(text), warnings: [] }
}
