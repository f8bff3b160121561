import { type IncomingHttpHeaders } from 'node:http'

/** Whether a caller has this content already. Source: RFC 9110, section 13.1.2, with weak comparison. */
export function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => opaque(tag.trim()))
  return known.includes('*') || known.includes(opaque(etag))
}

const opaque = (etag: string): string => etag.replace(/^W\//u, '')
