/** Tags around untrusted text in a request to a language model. */
const FENCES = [
  'topic',
  'content',
  'creator',
  'source',
  'sources',
  'prompt',
  'original',
  'current',
  'message',
  'query',
  'facts',
  'recent',
  'said',
  'siblings',
  'previous',
  'written',
  'hook',
  'shot',
] as const
export type Fence = (typeof FENCES)[number]

/** The beginning of one of our tags, in any case, with white space and invisible characters in between. */
const OPENS_TAG = new RegExp(String.raw`<(?=[\s\p{C}/\\]*(?:${FENCES.join('|')}))`, 'giu')

/**
 * Untrusted text for a request: `<` before one of our tag names becomes a look-alike character, so that the text cannot
 * open or close a tag. The length does not change.
 */
export function neutralizeTags(text: string): string {
  return text.replace(OPENS_TAG, '‹')
}

/** A text between its tags, each on a separate line. */
export function fenced(tag: Fence, text: string): string {
  return `<${tag}>\n${neutralizeTags(text)}\n</${tag}>`
}
