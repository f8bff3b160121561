import { type CustomFetch } from 'openid-client'
import { watchBody } from '../../bounded-body.ts'

/** The largest answer that is read, in bytes: a directory's groups make tokens of some 100 kB. */
const MOST_BYTES = 1024 * 1024

/** `fetch` whose answers end with an error once they are too large, whatever their headers say. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const response = await fetch(url, {
    ...options,
    ...(body !== undefined && { body: body as NonNullable<RequestInit['body']> }),
  })
  if (!response.body) return response
  let size = 0
  const bounded = watchBody(response.body, {
    onChunk: (chunk) => {
      size += chunk.length
      if (size > MOST_BYTES) throw new RangeError(`The answer has more than ${MOST_BYTES} bytes`)
    },
  })
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}
