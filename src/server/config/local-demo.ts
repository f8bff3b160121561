import { isLoopback } from './loopback.ts'

/** The settings that decide whether anyone but the user of this machine can reach the server. */
export interface Reach {
  host: string
  publicUrl: URL | undefined
  trustProxy: unknown
  production: boolean
}

/**
 * Whether this is a local demo: only this machine reaches the server, so that it may have the demo account, test payments
 * and open registration. Source: docs/product-rules.md#environment.
 */
export function isLocalDemo({ host, publicUrl, trustProxy, production }: Reach): boolean {
  const hasPublicAddress = publicUrl !== undefined && !isLoopback(publicUrl.hostname.replaceAll(/[[\]]/gu, ''))
  return isLoopback(host) && !hasPublicAddress && trustProxy === false && !production
}
