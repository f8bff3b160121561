import { type MarkupElement } from './markup-tree.ts'

/** The parser's position at the error; `read` is after the last valid tag. Offsets in the input. */
interface Complaint {
  input: string
  read: number
  position: number
  innermost: MarkupElement | undefined
  reason: string
}

interface Explained {
  at: number
  sentence: string
}

const BAD_REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)(?:([\p{L}_][\p{L}\p{N}_.-]*);)?/u

/**
 * An error of the parser as a message for the author, at the position to change: the parser reports where it noticed
 * the error, which for a stray `&` may be the end of the text.
 */
export function explainError(complaint: Complaint): Explained {
  const { input, read, position, innermost } = complaint
  const next = input.indexOf('<', read)
  const tag = next === -1 ? input.length : next
  const badInText = badReference(input.slice(read, Math.min(tag, position)), read)
  if (innermost && badInText) return badInText
  if (!innermost && /\S/u.test(input.slice(read, tag))) return outside(input, read)
  if (tag >= position) return insideText(complaint, tag)
  const rest = input.slice(tag)
  if (/^<\?xml\s/iu.test(rest) && !rest.includes('?>')) return { at: tag, sentence: 'This tag has no end (?>).' }
  if (rest.startsWith('<?')) return { at: tag, sentence: 'Processing instructions (<? ... ?>) are not allowed.' }
  if (/^<!doctype/iu.test(rest)) return { at: tag, sentence: 'A document type (<!DOCTYPE ...>) is not allowed.' }
  if (rest.startsWith('<!--')) return { at: tag, sentence: 'This comment has no end (-->), or "--" inside.' }
  if (rest.startsWith('<![CDATA[')) return { at: tag, sentence: 'This CDATA section has no end (]]>).' }
  if (rest.startsWith('<!')) return { at: tag, sentence: '"<!" begins neither a comment nor a CDATA section.' }
  return insideTag(complaint, tag)
}

function outside(input: string, read: number): Explained {
  const at = read + input.slice(read).search(/\S/u)
  const isBehind = input.slice(0, read).includes('<speak')
  return {
    at,
    sentence: isBehind ? 'There is text behind the end of <speak>.' : 'Text stands between <speak> and </speak>.',
  }
}

function insideText({ input, read, position, innermost, reason }: Complaint, end: number): Explained {
  const text = input.slice(read, end)
  if (text.includes(']]>')) return { at: read + text.indexOf(']]>'), sentence: '"]]>" is written "]]&gt;" in text.' }
  if (/character entity/u.test(reason)) return wrongCharacter(input, position)
  if (/must contain a root/u.test(reason)) return { at: input.search(/\S/u), sentence: 'There is no <speak> element.' }
  if (innermost && /unclosed|unexpected end/u.test(reason)) {
    return { at: innermost.start, sentence: `<${innermost.name}> is not closed.` }
  }
  return { at: Math.max(read, position - 1), sentence: 'This character is not allowed in markup.' }
}

function insideTag({ input, position, innermost, reason }: Complaint, tag: number): Explained {
  const source = input.slice(tag, position)
  const bad = badReference(source, tag)
  if (bad) return bad
  if (/character entity/u.test(reason)) return wrongCharacter(input, position)
  const closing = /^<\/([^\s>]*)/u.exec(source)?.[1]
  if (closing !== undefined && source.endsWith('>')) {
    const sentence = innermost ? `<${innermost.name}> is closed by </${closing}>.` : `</${closing}> closes nothing.`
    return { at: tag, sentence }
  }
  if (/only one root/u.test(reason)) return { at: tag, sentence: 'There may be one <speak> only.' }
  if (/^<[^\p{L}_:/]/u.test(source)) return { at: tag, sentence: 'A "<" that begins no tag is written "&lt;".' }
  if (/unclosed|unexpected end|must contain a root/u.test(reason))
    return { at: tag, sentence: 'This tag has no end (>).' }
  const twice = /^\d+:\d+: duplicate attribute: (.+)\.$/u.exec(reason)?.[1]
  if (twice !== undefined) return { at: findRepeat(source, twice, tag), sentence: `${twice} is given twice.` }
  return { at: Math.max(tag, position - 1), sentence: `This tag cannot be read: ${plainReason(reason)}` }
}

function badReference(text: string, start: number): Explained | undefined {
  const found = BAD_REFERENCE.exec(text)
  if (!found) return undefined
  const sentence =
    found[1] === undefined ? 'A "&" is written "&amp;".' : `${found[0]} is not one of XML's own entities.`
  return { at: start + found.index, sentence }
}

function wrongCharacter(input: string, position: number): Explained {
  return { at: input.lastIndexOf('&', position - 1), sentence: 'This number is not that of a character.' }
}

function findRepeat(source: string, name: string, start: number): number {
  const found = [...source.matchAll(/(?<=\s)([^\s=<>/"']+)\s*=\s*(?:"[^"]*"|'[^']*')/gu)]
  return start + (found.filter((match) => match[1] === name)[1]?.index ?? 0)
}

/** The parser's message without the position before it. */
function plainReason(reason: string): string {
  return reason.replace(/^\d+:\d+: /u, '').replace(/\.?$/u, '.')
}
