import { type SentMail } from './fakes/fake-mailer.ts'

/** A message as a mail program shows it. */
export interface ReadMail extends SentMail {
  /** By lower-case name; folded lines are joined, encoded words decoded. */
  headers: Map<string, string>
}

/** Parses a message of text and HTML, such as an `.eml` file. */
export function readMail(raw: string | Buffer): ReadMail {
  const { headers, content } = readPart(raw.toString().replaceAll('\r\n', '\n'))
  const boundary = /^multipart\/alternative; *boundary="([^"]+)"$/u.exec(headers.get('content-type') ?? '')?.[1]
  const [, ...parts] = content.split(`\n--${boundary}`)
  if (parts.at(-1)?.trim() !== '--') throw new Error('The message does not end')
  const [text, html, ...others] = parts.slice(0, -1).map((part) => readPart(part.slice(1)))
  if (readType(text) !== 'text/plain' || readType(html) !== 'text/html' || others.length > 0) {
    throw new Error('The message has other parts than text and HTML')
  }
  return {
    headers,
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    text: decodePart(text).trimEnd(),
    html: decodePart(html),
  }
}

interface Part {
  headers: Map<string, string>
  content: string
}

function readPart(source: string): Part {
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
  // The line before the first part ends with the empty line of the headers.
  return { headers, content: source.slice(end + 1) }
}

const readType = (part: Part | undefined): string | undefined =>
  part?.headers.get('content-type')?.replace(/; charset=utf-8$/u, '')

function decodePart(part: Part | undefined): string {
  return decodeBody(part?.content.slice(1) ?? '', part?.headers.get('content-transfer-encoding') ?? '7bit')
}

function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/gu, '?==?')
  const bytes = joined.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/giu, (_, kind: string, word: string) =>
    (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedBytes(word.replaceAll('_', ' '))).toString(
      'latin1',
    ),
  )
  // A character may be split between two words, so bytes are joined before they are decoded.
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
