import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** A key pair like Google's. Generating one is slow, so reuse it. */
export function makeKey(): { privateKey: KeyObject; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** A token signed as Google signs. */
export function signToken(key: KeyObject, head: object, claims: object): string {
  const signed = unsigned({ alg: 'RS256', typ: 'JWT', ...head }, claims)
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

/** A forged token that is signed with a public key as a shared secret. */
export function signWithSecret(secret: string, head: object, claims: object): string {
  const signed = unsigned({ alg: 'HS256', typ: 'JWT', ...head }, claims)
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** A token without a signature. */
export function unsigned(head: object, claims: object): string {
  return [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}
