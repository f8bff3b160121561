import { type SessionUser } from '../../shared/features/auth/auth.schema.ts'
import { type Services } from '../composition/services.ts'

/** The cookie that carries the session's token, in the hands of whoever answers the request. */
export interface SessionCookie {
  /** The token the browser sent, if any. */
  token: string | undefined
  set(token: string): void
  clear(): void
}

/** What a procedure knows of its request, over either transport. */
export interface Context {
  services: Services
  requestId: string
  user: SessionUser | undefined
  visitor: { address: string; userAgent: string }
  cookie: SessionCookie
  /** The cookie that tells a browser apart from others, whoever signs in with it. */
  deviceCookie: { token: string | undefined; set(token: string): void }
  /** The token of an `Authorization: Bearer` header. */
  bearerToken: string | undefined
  idempotencyKey: string | undefined
  /** Fires when the server is about to stop and work must end. */
  closing: AbortSignal
}
