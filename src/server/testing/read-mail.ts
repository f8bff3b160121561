import { type Mail } from '../providers/mail/mail.port.ts'

/** A message as a mail program shows it. */
export interface ReadMail extends Mail {
  /** By lower-case name; folded lines are joined, encoded words read. */
  headers: Map<string, string>
}

/** Reads a message of one plain-text part, such as an `.eml` file holds it. */
export function readMail(raw: string | Buffer): ReadMail {
  const source = raw.toString().replaceAll('\r\n', '\n')
  const end = source.indexOf('\n\n')
  const headers = new Map<string, string>()
  for (const line of source
    .slice(0, end)
    .replaceAll(/\n[ \t]+/gu, ' ')
    .split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (headers.has(name)) throw new Error(`The header ${name} stands twice`)
    headers.set(name, decodeWords(line.slice(colon + 1).trim()))
  }
  const text = decodeBody(source.slice(end + 2), headers.get('content-transfer-encoding') ?? '7bit')
  return { headers, to: headers.get('to') ?? '', subject: headers.get('subject') ?? '', text: text.trimEnd() }
}

function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/gu, '?==?')
  const bytes = joined.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/giu, (_, kind: string, word: string) =>
    (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedBytes(word.replaceAll('_', ' '))).toString(
      'latin1',
    ),
  )
  // A character may be parted between two words: bytes are joined before they are read.
  return bytes === joined ? value : Buffer.from(bytes, 'latin1').toString()
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
  if (encoding === 'quoted-printable') return quotedBytes(body.replaceAll('=\n', '')).toString()
  return body
}

function quotedBytes(text: string): Buffer {
  const latin = text.replaceAll(/=([\dA-F]{2})/giu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(latin, 'latin1')
}
