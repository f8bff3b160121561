import { webcrypto } from 'node:crypto'
import { type Clock } from '../../../clock.ts'
import { silenceError } from './s3-fault.ts'
import { type AwsKey, signAws4 } from './sign-aws4.ts'

/** How long the beginning of an answer may take; a file then flows as fast as it is read. */
const ANSWER_MS = 30_000
/** An upload has a second more for each of these: 256 KiB a second is a slow line to a far bucket. */
const BYTES_OF_SECOND = 256 * 1024
/** Source: decisions 8. */
const MAX_RETRIES = 2
const FIRST_BACKOFF_MS = 300
const NOTHING = new Uint8Array()

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array
  signal?: AbortSignal | undefined
}

/**
 * Sends signed requests. Every answer comes back whatever its status; one of a bucket that is busy or failed is asked for
 * again twice, since each of our requests may be repeated. Throws BAD_GATEWAY without an answer, GATEWAY_TIMEOUT when it
 * takes too long, and the reason of the request's signal.
 */
export function createS3Requests(key: AwsKey, clock: Clock): (request: S3Request) => Promise<Response> {
  async function once(request: S3Request, checksum: string): Promise<Response> {
    const { method, url, headers = {}, body = NOTHING, signal } = request
    const late = new AbortController()
    const answered = new AbortController()
    clock.sleep(ANSWER_MS + 1_000 * Math.floor(body.length / BYTES_OF_SECOND), answered.signal).then(
      () => late.abort(),
      () => undefined,
    )
    try {
      return await fetch(url, {
        method,
        // Not signed, since a proxy may change it; without it one may pack a file, whose size is then another.
        headers: { ...signAws4({ method, url, headers, checksum }, key, clock.now()), 'accept-encoding': 'identity' },
        ...(method === 'PUT' && { body: body as Uint8Array<ArrayBuffer> }),
        redirect: 'manual',
        signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw silenceError(error, late.signal.aborted)
    } finally {
      answered.abort()
    }
  }

  return async (request) => {
    request.signal?.throwIfAborted()
    // Off the event loop: a file may have 70 MB.
    const digest = await webcrypto.subtle.digest('SHA-256', request.body ?? NOTHING)
    const checksum = Buffer.from(digest).toString('hex')
    for (let retries = 0; ; retries += 1) {
      const isLast = retries === MAX_RETRIES
      const response = await once(request, checksum).catch((error: unknown) => {
        if (isLast || request.signal?.aborted) throw error
      })
      if (response && (isLast || !(response.status >= 500 || response.status === 429))) return response
      await response?.body?.cancel()
      await clock.sleep(FIRST_BACKOFF_MS * 2 ** retries, request.signal)
    }
  }
}
