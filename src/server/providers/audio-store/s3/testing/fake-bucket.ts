import { createHash } from 'node:crypto'
import { http, HttpResponse } from 'msw'
import { network } from '../../../../testing/msw.ts'

export const ENDPOINT = 'https://s3.example'
export const BUCKET = 'recordings'

/** Keys per page of its list; few, so that there are several pages. */
const PAGE = 2
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/u

interface Kept {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  at: Date
}

const error = (status: number, code: string): Response =>
  new HttpResponse(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { status })

/** An in-memory bucket behind the network of the tests. It refuses requests without a valid S3 signature. */
export function openFakeBucket(): Map<string, Kept> {
  const files = new Map<string, Kept>()

  async function refusal(request: Request): Promise<Response | undefined> {
    const signed = SIGNATURE.exec(request.headers.get('authorization') ?? '')?.[1]?.split(';')
    if (!signed) return error(403, 'AccessDenied')
    const needed = [
      'host',
      'x-amz-content-sha256',
      'x-amz-date',
      ...['range', 'content-type'].filter((name) => request.headers.has(name)),
    ]
    if (needed.toSorted().join() !== signed.join()) return error(403, 'SignatureDoesNotMatch')
    if (!/^\d{8}T\d{6}Z$/u.test(request.headers.get('x-amz-date') ?? '')) return error(403, 'AccessDenied')
    const checksum = createHash('sha256')
      .update(new Uint8Array(await request.clone().arrayBuffer()))
      .digest('hex')
    return checksum === request.headers.get('x-amz-content-sha256')
      ? undefined
      : error(400, 'XAmzContentSHA256Mismatch')
  }

  network.use(
    http.get(
      `${ENDPOINT}/${BUCKET}/`,
      async ({ request }) => (await refusal(request)) ?? list(files, new URL(request.url)),
    ),
    http.put(`${ENDPOINT}/${BUCKET}/*`, async ({ request }) => {
      const refused = await refusal(request)
      if (refused) return refused
      const contentType = request.headers.get('content-type') ?? ''
      const bytes = new Uint8Array(await request.arrayBuffer())
      files.set(parseKey(request), { bytes, contentType, at: new Date() })
      return new HttpResponse(null)
    }),
    http.get(`${ENDPOINT}/${BUCKET}/*`, async ({ request }) => (await refusal(request)) ?? read(files, request)),
    http.delete(`${ENDPOINT}/${BUCKET}/*`, async ({ request }) => {
      const refused = await refusal(request)
      if (refused) return refused
      files.delete(parseKey(request))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return files
}

const parseKey = (request: Request): string => new URL(request.url).pathname.slice(`/${BUCKET}/`.length)

function read(files: Map<string, Kept>, request: Request): Response {
  const file = files.get(parseKey(request))
  if (!file) return error(404, 'NoSuchKey')
  const { length } = file.bytes
  const [, first, last] = /^bytes=(\d+)-(\d+)$/u.exec(request.headers.get('range') ?? '') ?? []
  const headers = { 'content-type': file.contentType }
  if (first === undefined)
    return new HttpResponse(file.bytes, { headers: { ...headers, 'content-length': `${length}` } })
  const [start, end] = [Number(first), Math.min(Number(last), length - 1)]
  if (start >= length) return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${length}` } })
  const part = file.bytes.slice(start, end + 1)
  const range = { 'content-length': `${part.length}`, 'content-range': `bytes ${start}-${end}/${length}` }
  return new HttpResponse(part, { status: 206, headers: { ...headers, ...range } })
}

function list(files: Map<string, Kept>, url: URL): Response {
  const keys = [...files.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort()
  const from = Number((url.searchParams.get('continuation-token') ?? 'after &0').slice('after &'.length))
  const entries = keys.slice(from, from + PAGE).map((key) => {
    const { bytes, at } = files.get(key) ?? { bytes: [], at: new Date(0) }
    const date = `<LastModified>${at.toISOString()}</LastModified>`
    return `<Contents><Key>${key}</Key>${date}<ETag>&quot;x&quot;</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>after &amp;${from + PAGE}</NextContinuationToken>` : ''
  return new HttpResponse(`<?xml version="1.0"?>\n<ListBucketResult>${entries.join('\n')}${next}</ListBucketResult>`)
}
