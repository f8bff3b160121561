import { isMarkup } from '../../../../shared/speech/is-markup.ts'

/** Tags that are only written to be obeyed. */
const TELLING = /<(break|emphasis|prosody|say-as|phoneme|voice)(?=[\s/>])/iu
/** What a tag of SSML begins with, and how it continues to its end. */
const TAG = /<(\/?(?:break|emphasis|prosody|say-as|phoneme|voice|lang|mark|p|s))((?:\s[^<>]*)?\/?>)/giu
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/giu

/** The first tag of SSML in a text that is not read as SSML, and so would be spoken as words; null where there is none. */
export function strayTag(text: string): string | null {
  if (isMarkup(text) || /<\/?speak[\s>]/iu.test(text)) return null
  return TELLING.exec(text)?.[1]?.toLowerCase() ?? null
}

/** The text as SSML: `<speak>` around it, its tags as valid XML, every other sign as a character. */
export function speakAround(text: string): string {
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

/** A `break` is often written without its end. */
function asTag(name: string, rest: string): string {
  if (name === '/break') return ''
  const attributes = rest.replaceAll(/\s([\w:-]+)(?=\s*=)/gu, (_, attribute: string) => ` ${attribute.toLowerCase()}`)
  const isOpen = name === 'break' && !attributes.endsWith('/>')
  return `<${name}${isOpen ? `${attributes.slice(0, -1)}/>` : attributes}`
}
