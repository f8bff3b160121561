import { webcrypto } from 'node:crypto'
import { AppError } from '../../../../shared/errors.ts'
import { BUCKET_SILENCE_MS } from '../../../../shared/provider-limits.ts'
import { waitAtMost, watchBody } from '../../bounded-body.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { retry } from '../../../runtime/retry.ts'
import { silenceError } from './s3-fault.ts'
import { type AwsKey, signAws4 } from './sign-aws4.ts'

/** Bytes that add a second to an upload's time limit: 256 KiB/s is a slow line to a distant bucket. */
const BYTES_OF_SECOND = 256 * 1024
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
 * Sends signed requests. Returns every answer, whatever its status. A busy, failed or unreachable bucket is tried twice more,
 * because all our requests are idempotent; a silent one is not, because its caller has waited long enough. Throws BAD_GATEWAY
 * without an answer, GATEWAY_TIMEOUT for silence, also while the body is read, and the reason of the request's signal.
 */
export function createS3Requests(key: AwsKey, clock: Clock): (request: S3Request) => Promise<Response> {
  async function once(request: S3Request, checksum: string): Promise<Response> {
    const { method, url, headers = {}, body = NOTHING, signal } = request
    const late = new AbortController()
    const answered = new AbortController()
    clock.sleep(BUCKET_SILENCE_MS + 1_000 * Math.floor(body.length / BYTES_OF_SECOND), answered.signal).then(
      () => late.abort(),
      () => undefined,
    )
    try {
      const response = await fetch(url, {
        method,
        // Not signed, because a proxy may change it. Without it a proxy may compress a file and so change its size.
        headers: { ...signAws4({ method, url, headers, checksum }, key, clock.now()), 'accept-encoding': 'identity' },
        ...(method === 'PUT' && { body: body as Uint8Array<ArrayBuffer> }),
        redirect: 'manual',
        signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
      })
      return response.body ? new Response(withTimeout(response.body), response) : response
    } catch (error) {
      signal?.throwIfAborted()
      throw silenceError(error, late.signal.aborted)
    } finally {
      answered.abort()
    }
  }

  /** Limits only the bucket's silence while a chunk is awaited. The reader itself may be slow. */
  const withTimeout = (body: ReadableStream<Uint8Array>) =>
    watchBody(body, {
      waitFor: (next) => waitAtMost(clock, BUCKET_SILENCE_MS, () => silenceError(undefined, true), next),
    })

  return async (request) => {
    request.signal?.throwIfAborted()
    // Off the event loop, because a file may have 70 MB.
    const digest = await webcrypto.subtle.digest('SHA-256', request.body ?? NOTHING)
    const checksum = Buffer.from(digest).toString('hex')
    return retry(
      async (retries) => {
        const response = await once(request, checksum)
        const isBusy = response.status >= 500 || response.status === 429
        if (!isBusy || retries === MAX_RETRIES) return response
        await response.body?.cancel()
        throw new AppError('SERVICE_UNAVAILABLE', 'The bucket is busy.')
      },
      {
        clock,
        signal: request.signal,
        pauseAfter(error, retries) {
          const isSilent = error instanceof AppError && error.code === 'GATEWAY_TIMEOUT'
          return isSilent || retries === MAX_RETRIES ? undefined : FIRST_BACKOFF_MS * 2 ** retries
        },
      },
    )
  }
}
