import { z } from 'zod'

const Head = z.object({ alg: z.string() })
const Claims = z.record(z.string(), z.unknown())

/** The signing algorithm in the header of a token, unverified; undefined where it is not a token. */
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
