const MOST_OCTETS = 75
const CRLF = '\r\n'

/**
 * Folds lines to at most 75 octets (RFC 5545 section 3.1) without cutting characters. `text` is well-formed and its
 * lines end in CRLF.
 */
export function foldLines(text: string): string {
  return text.split(CRLF).map(foldLine).join(CRLF)
}

function foldLine(line: string): string {
  if (line.length * 3 <= MOST_OCTETS || Buffer.byteLength(line) <= MOST_OCTETS) return line
  let folded = ''
  let from = 0
  let octets = 0
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0
    const size = countOctets(code)
    if (octets + size > MOST_OCTETS) {
      folded += `${line.slice(from, at)}${CRLF} `
      from = at
      octets = 1
    }
    octets += size
    at += code > 0xffff ? 2 : 1
  }
  return folded + line.slice(from)
}

/** Octets of a character in UTF-8. */
function countOctets(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
