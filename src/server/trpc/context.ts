import type { SessionUser } from '../../shared/features/auth/auth.schema.ts'
import type { Services } from '../composition/services.ts'

/** The session cookie of a request, and how to set it. */
export interface SessionCookie {
  /** The token that the browser sent, if any. */
  token: string | undefined
  set(token: string): void
  clear(): void
}

/** The context of a procedure, the same for tRPC and REST. */
export interface Context {
  services: Services
  requestId: string
  user: SessionUser | undefined
  visitor: { address: string; userAgent: string }
  cookie: SessionCookie
  /** The cookie that identifies a browser, for any user. */
  deviceCookie: { token: string | undefined; set(token: string): void }
  /** The token of an `Authorization: Bearer` header. */
  bearerToken: string | undefined
  idempotencyKey: string | undefined
  /** Fires when the server is about to stop and work must end. */
  closing: AbortSignal
}
