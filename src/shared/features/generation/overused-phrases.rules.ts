import { foldText } from '../../fold-text.ts'
import { OVERUSED_PHRASES, OVERUSED_SHAPES } from './overused-phrases.constants.ts'

const FOLDED = OVERUSED_PHRASES.map((phrase) => ({ phrase, folded: foldText(phrase) }))

/**
 * The first overused phrase that a text contains as whole words, else the name of the first overused sentence shape;
 * undefined where there is none. Case, accents, spacing and the kind of apostrophe are ignored, and in phrases punctuation.
 * What `asked` (topic or facts) contains does not count.
 */
export function findOverusedPhrase(text: string, asked: readonly string[] = []): string | undefined {
  const [folded, ...own] = [text, ...asked].map(foldText)
  const found = FOLDED.find((one) => folded?.includes(one.folded) && !own.some((mine) => mine.includes(one.folded)))
  if (found) return found.phrase
  const [plain = '', ...ownPlain] = [text, ...asked].map(plainText)
  return OVERUSED_SHAPES.find(({ shape }) => shape.test(plain) && !ownPlain.some((mine) => shape.test(mine)))?.phrase
}

/** A text in the form of the shapes, with its punctuation. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʼ]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
