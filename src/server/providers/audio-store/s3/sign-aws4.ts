import { createHash, createHmac } from 'node:crypto'

export interface AwsKey {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

interface Unsigned {
  method: string
  url: URL
  headers: Record<string, string>
  /** SHA-256 of the body, in hexadecimal. */
  checksum: string
}

/**
 * The headers of an S3 request with its date, the checksum of its body and the signature. Source: AWS, "Signature
 * Version 4", single chunk.
 */
export function signAws4({ method, url, headers, checksum }: Unsigned, key: AwsKey, now: Date): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d+/gu, '')
  const sent = { ...headers, 'x-amz-content-sha256': checksum, 'x-amz-date': time }
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const canonical = [method, url.pathname, formatQuery(url), lines, names, checksum].join('\n')

  const scope = `${time.slice(0, 8)}/${key.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`)
  const signature = hmac(signingKey, toSign).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return { ...sent, authorization }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function formatQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

/** Percent-encoding by RFC 3986, which escapes four more characters than the platform's function. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
