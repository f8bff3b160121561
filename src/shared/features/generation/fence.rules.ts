/** Tags between which a request to a language model has text of others. */
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
  'outline',
  'said',
  'siblings',
  'previous',
  'written',
] as const
export type Fence = (typeof FENCES)[number]

/** What opens or closes one of our tags, in any case, with white space and invisible characters in between. */
const OPENS_TAG = new RegExp(String.raw`<(?=[\s\p{C}/\\]*(?:${FENCES.join('|')}))`, 'giu')

/**
 * Text of a user, of content or of a page as a request holds it: none of our tags can be opened or closed in it, for its
 * `<` becomes a sign that looks like it. As long as the text itself.
 */
export function inert(text: string): string {
  return text.replace(OPENS_TAG, '‹')
}

/** A text between its tags, each on a line of its own. */
export function fenced(tag: Fence, text: string): string {
  return `<${tag}>\n${inert(text)}\n</${tag}>`
}
