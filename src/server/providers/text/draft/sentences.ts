import { segmenter } from '../../../../shared/segmenter.ts'

const ABBREVIATION = /\b(?:Mrs?|Ms|Dr|St|vs|etc|e\.g|i\.e|[ap]\.m)\.\s$/iu

/** The sentences of a text, each with the space after it; joined they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter('sentence').segment(text)) {
    const last = sentences.at(-1) ?? ''
    const isPart = /^\p{Ll}/u.test(segment) ? !last.endsWith('\n') : !/[\p{L}\p{N}]/u.test(segment)
    if (isPart || ABBREVIATION.test(last.slice(-6))) sentences.push(`${sentences.pop() ?? ''}${segment}`)
    else sentences.push(segment)
  }
  return sentences
}
