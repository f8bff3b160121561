import { z } from 'zod'

const Head = z.object({ alg: z.string() })
const Claims = z.record(z.string(), z.unknown())

/** What the head of a token names as its way of signing, believed by nobody yet; undefined for what is no token. */
export function readAlgorithm(idToken: string): string | undefined {
  const [head, claims] = idToken.split('.').map(readPart)
  return Claims.safeParse(claims).success ? Head.safeParse(head).data?.alg : undefined
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
