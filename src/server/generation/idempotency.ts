import { type Lease } from '../runtime/leases.ts'

/** The claim of an `Idempotency-Key` by one piece of work. The lease is released in any case. */
export interface KeyClaim {
  key: string
  lease: Lease
}

/** Makes repeated requests one piece of work. */
export interface Idempotency {
  claim(
    userId: string,
    key: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<{ state: 'new'; claim: KeyClaim } | { state: 'done'; result: unknown }>
  /** Releases a claim, and its lease, whose work stored nothing, so that the request may be retried. */
  release(userId: string, claim: KeyClaim): Promise<void>
}

/** The caller, and what ends or repeats the call. */
export interface GenerationCall {
  userId: string
  idempotencyKey: string | undefined
  signal: AbortSignal
}

/**
 * Claims the key of a call, if it has one, for work on `body`. `done` has the first answer. Throws CONFLICT for another body.
 */
export async function claimKey(
  idempotency: Idempotency,
  { userId, idempotencyKey: key, signal }: GenerationCall,
  body: object,
): Promise<{ state: 'new'; claim: KeyClaim | undefined } | { state: 'done'; result: unknown }> {
  return key ? idempotency.claim(userId, key, body, signal) : { state: 'new', claim: undefined }
}
