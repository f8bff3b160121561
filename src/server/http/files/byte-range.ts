import { type IncomingHttpHeaders } from 'node:http'

/** A byte range; `end` is included. */
interface Part {
  start: number
  end: number
}

/**
 * The range of a request for a file of `size` bytes, or `none` where it is outside of the file. Undefined means the
 * whole file: no range, an invalid one, several, or one for another `etag`. Source: RFC 9110, sections 13.1.5 and 14.
 */
export function parseRange(headers: IncomingHttpHeaders, size: number, etag: string): Part | 'none' | undefined {
  const ifRange = headers['if-range']
  // We send no dates, so an `If-Range` date never matches.
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
