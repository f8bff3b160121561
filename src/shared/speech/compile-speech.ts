import { isMarkup } from './is-markup.ts'
import { plainPieces } from './plain-text.ts'
import { type SpeechPlan } from './speech-plan.ts'
import { compileMarkup } from './ssml/compile-markup.ts'
import { withoutCues } from './without-cues.ts'

/**
 * Compiles a text to a plan: SSML where it is markup (`isMarkup`), otherwise plain text, spoken as written except for
 * the cue lines of a script. Lone surrogates become U+FFFD. Throws `MarkupError` for invalid SSML. Source: W3C SSML
 * 1.1; docs/product-rules.md#speech.
 */
export function compileSpeech(input: string): SpeechPlan {
  const text = input.toWellFormed()
  return isMarkup(text)
    ? compileMarkup(withoutCues(text, 'markup'))
    : { pieces: plainPieces(withoutCues(text, 'plain')), warnings: [] }
}
