import { type IncomingHttpHeaders } from 'node:http'

/** A part of a file, in bytes; `end` is the last one, included. */
interface Part {
  start: number
  end: number
}

/**
 * What a request asks of a file of `size` bytes: a part of it, or `none` where it has no such part. Undefined means the
 * whole: no part is asked for, not in a way that makes sense, several, or one of another content than `etag` says.
 * Source: RFC 9110, sections 13.1.5 and 14.
 */
export function parseRange(headers: IncomingHttpHeaders, size: number, etag: string): Part | 'none' | undefined {
  const ifRange = headers['if-range']
  // We send no dates, so what is compared with one is never the same.
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const ranges = /^bytes=(.*)$/iu.exec(headers.range?.trim() ?? '')?.[1]?.split(',')
  const [range, ...others] = (ranges ?? []).map((text) => text.trim()).filter((text) => text !== '')
  const [, first, last] = /^(\d*)-(\d*)$/u.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || others.length > 0) return undefined
  if (first === '') return last === '' ? undefined : lastBytes(Number(last), size)
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'none'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

function lastBytes(count: number, size: number): Part | 'none' {
  return count === 0 || size === 0 ? 'none' : { start: Math.max(0, size - count), end: size - 1 }
}
