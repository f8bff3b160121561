import { type Clock } from '../../../runtime/clock.ts'
import { checkAudioKey, isAudioKey } from '../audio-key.ts'
import { type AudioStore } from '../audio-store.port.ts'
import { bucketError } from './s3-fault.ts'
import { createS3Requests } from './s3-requests.ts'
import { type AwsKey } from './sign-aws4.ts'

/** Prefix of all our files: the sweep of unreferenced files must not see others. */
const PREFIX = 'hookline-audio/'
const OK = 200
const PARTIAL = 206
const NO_SUCH_RANGE = 416

interface S3Settings extends AwsKey {
  bucket: string
  /** Address of a server with S3's protocol; AWS by default. */
  endpoint?: string | undefined
  clock: Clock
}

/**
 * Audio in a bucket, at AWS or at any server with its protocol (with path-style addresses). The bucket must not be
 * public: users get files through this server. Beside the port's errors every call may throw `AppError` BAD_GATEWAY,
 * SERVICE_UNAVAILABLE and GATEWAY_TIMEOUT for failures of the bucket.
 */
export function createS3AudioStore({ bucket, endpoint, clock, ...key }: S3Settings): AudioStore {
  const root = endpoint
    ? `${endpoint.replace(/\/+$/u, '')}/${bucket}`
    : `https://${bucket}.s3.${key.region}.amazonaws.com`
  const send = createS3Requests(key, clock)
  const buildUrl = (name: string): URL => {
    checkAudioKey(name)
    return new URL(`${root}/${PREFIX}${name}`)
  }
  const readError = async (response: Response): Promise<Error> => bucketError(response.status, await response.text())

  /** Whether the file is missing, and not the bucket. */
  async function isMissing(response: Response): Promise<boolean> {
    if (response.status !== 404) return false
    const words = await response.text()
    if (words.includes('NoSuchBucket')) throw bucketError(404, words)
    return true
  }

  return {
    name: new URL(root).hostname,

    async put(name, bytes, contentType, signal) {
      const response = await send({
        method: 'PUT',
        url: buildUrl(name),
        headers: { 'content-type': contentType },
        body: bytes,
        signal,
      })
      if (response.status !== OK) throw await readError(response)
      await response.body?.cancel()
    },

    async open(name, range, signal) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` }
      const response = await send({ method: 'GET', url: buildUrl(name), ...(headers && { headers }), signal })
      if (await isMissing(response)) return undefined
      const total = /\/(\d+)$/u.exec(response.headers.get('content-range') ?? '')?.[1]
      const size = Number(total ?? response.headers.get('content-length'))
      const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
      if (response.status === NO_SUCH_RANGE) {
        await response.body?.cancel()
        return { size, contentType, body: new Blob([]).stream() }
      }
      if (response.status !== (range ? PARTIAL : OK)) throw await readError(response)
      return { size, contentType, body: response.body ?? new Blob([]).stream() }
    },

    async remove(name) {
      const response = await send({ method: 'DELETE', url: buildUrl(name) })
      if (response.status !== 204 && response.status !== OK && !(await isMissing(response)))
        throw await readError(response)
    },

    async *list() {
      let token: string | undefined
      do {
        const url = new URL(`${root}/`)
        url.searchParams.set('list-type', '2')
        url.searchParams.set('prefix', PREFIX)
        if (token !== undefined) url.searchParams.set('continuation-token', token)
        const response = await send({ method: 'GET', url })
        if (response.status !== OK) throw await readError(response)
        const page = await response.text()
        for (const entry of page.split('<Contents>').slice(1)) {
          const found = parseField(entry, 'Key').slice(PREFIX.length)
          if (!isAudioKey(found)) continue
          yield {
            key: found,
            size: Number(parseField(entry, 'Size')),
            modifiedAt: new Date(parseField(entry, 'LastModified')),
          }
        }
        token = parseField(page, 'NextContinuationToken') || undefined
      } while (token !== undefined)
    },
  }
}

/**
 * A field of the bucket's XML. Our keys need no escapes. A continuation token is passed back unchanged except for these five.
 */
function parseField(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1] ?? ''
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
