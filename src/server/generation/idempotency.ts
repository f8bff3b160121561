import { type Lease } from '../runtime/leases.ts'

/** The claim of an `Idempotency-Key` by one piece of work. The lease is released in any case. */
export interface KeyClaim {
  key: string
  lease: Lease
}

/** What makes a repeated click one piece of work. */
export interface Idempotency {
  claim(
    userId: string,
    key: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<{ state: 'new'; claim: KeyClaim } | { state: 'done'; result: unknown }>
  /** Gives up a claim whose work stored nothing, and its lease, so that the request may be retried. */
  release(userId: string, claim: KeyClaim): Promise<void>
}

/** Who asks, and how the call can be ended or repeated. */
export interface GenerationCall {
  userId: string
  idempotencyKey: string | undefined
  signal: AbortSignal
}

/** Claims the key of a call, where it has one, for work on `body`: `done` holds the first answer. Throws CONFLICT for another body. */
export async function claimKey(
  idempotency: Idempotency,
  { userId, idempotencyKey: key, signal }: GenerationCall,
  body: object,
): Promise<{ state: 'new'; claim: KeyClaim | undefined } | { state: 'done'; result: unknown }> {
  return key ? idempotency.claim(userId, key, body, signal) : { state: 'new', claim: undefined }
}
