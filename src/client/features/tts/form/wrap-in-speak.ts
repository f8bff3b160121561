import { isMarkup } from '../../../../shared/speech/is-markup.ts'

/** Tags that are always meant as markup. */
const ALWAYS_MARKUP = /<(break|emphasis|prosody|say-as|phoneme|voice)(?=[\s/>])/iu
/** The start of an SSML tag, and the rest up to its end. */
const TAG = /<(\/?(?:break|emphasis|prosody|say-as|phoneme|voice|lang|mark|p|s))((?:\s[^<>]*)?\/?>)/giu
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/giu

/**
 * Returns the first SSML tag in a text that is not parsed as SSML, so that its tags would be spoken. Returns null if there is
 * none.
 */
export function findUnparsedTag(text: string): string | null {
  if (isMarkup(text) || /<\/?speak[\s>]/iu.test(text)) return null
  return ALWAYS_MARKUP.exec(text)?.[1]?.toLowerCase() ?? null
}

/** Converts a text with tags to SSML: adds `<speak>`, makes its tags valid XML and escapes everything else. */
export function wrapInSpeak(text: string): string {
  const parts: string[] = []
  let read = 0
  for (const { 0: tag, 1: name = '', 2: rest = '', index } of text.matchAll(TAG)) {
    parts.push(asCharacters(text.slice(read, index)), asTag(name.toLowerCase(), rest))
    read = index + tag.length
  }
  parts.push(asCharacters(text.slice(read)))
  return `<speak>${parts.join('')}</speak>`
}

function asCharacters(text: string): string {
  return text.replace(REFERENCE, '&amp;').replaceAll('<', '&lt;')
}

/** `break` is often written without a closing slash. */
function asTag(name: string, rest: string): string {
  if (name === '/break') return ''
  const attributes = rest.replaceAll(/\s([\w:-]+)(?=\s*=)/gu, (_, attribute: string) => ` ${attribute.toLowerCase()}`)
  const isOpen = name === 'break' && !attributes.endsWith('/>')
  return `<${name}${isOpen ? `${attributes.slice(0, -1)}/>` : attributes}`
}
