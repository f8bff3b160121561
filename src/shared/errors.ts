/** The table of error codes and their HTTP status, for the typed API and REST. The names are tRPC's own where it has one. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
  GATEWAY_TIMEOUT: 504,
  INSUFFICIENT_STORAGE: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Reasons for programs where the status alone is not enough: a closed list. docs/api.md says what each means. */
export const ERROR_REASONS = [
  'weak_password',
  'declined_topic',
  'crisis_topic',
  'language',
  'unverified_email',
  'payment_pending',
  'provider_unavailable',
  'daily_limit',
  'monthly_limit',
  'search_not_included',
  'search_not_set_up',
  'daily_attempts',
  'monthly_attempts',
  'server_limit',
  'library_full',
  'planner_full',
  'recordings_full',
  'other_address',
  'other_account',
  'foreign_origin',
  'claimed_by_another',
  'registration_closed',
  'invite_needed',
  'host_allowance',
  'no_passwords',
  'confirm_identity',
  'account_blocked',
  'address_taken',
  'address_has_plan',
] as const
export type ErrorReason = (typeof ERROR_REASONS)[number]

/** The message for a request above a limit or outside of the plan, by reason. */
export const LIMIT_MESSAGE = {
  daily_limit: 'Daily limit reached',
  monthly_limit: 'Monthly limit reached',
  search_not_included: 'Internet search is part of Premium',
  search_not_set_up: 'Internet search is not set up on this server',
  daily_attempts: 'Too many attempts today.',
  monthly_attempts: 'Too many attempts this month.',
  server_limit: 'This server has used up its prompts for today. They renew at midnight UTC.',
} as const satisfies Partial<Record<ErrorReason, string>>

/** The message of `server_limit` for a free account, while there may be prompts left for those who pay. */
export const FREE_SERVER_LIMIT = 'This server has used up its free prompts for today. They renew at midnight UTC.'

/** Details of a refusal besides its message. `retryAfterSeconds` becomes the `Retry-After` header. */
export interface ErrorDetails {
  field?: string | undefined
  reason?: ErrorReason | undefined
  retryAfterSeconds?: number | undefined
  /** Where the browser should go instead: a path of this site. */
  redirect?: string | undefined
  /** Whether the same request would fail again, so that clients do not retry it. */
  isPermanent?: boolean
  cause?: unknown
}

/** An error for the caller: a code of the table and a message with what to do. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly reason: ErrorReason | undefined
  readonly retryAfterSeconds: number | undefined
  readonly redirect: string | undefined
  readonly isPermanent: boolean

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.field = details.field
    this.reason = details.reason
    this.retryAfterSeconds = details.retryAfterSeconds
    this.redirect = details.redirect
    this.isPermanent = details.isPermanent ?? false
  }
}

/** The database is unreachable or busy: a fault of neither the request nor an outside service. */
export class DatabaseUnavailable extends AppError {}

/** The message for data that did not fit on the server's disk. */
export const DISK_FULL = "Not saved: the server's disk is full. Ask the person who runs it to make room."

/** The message for what is refused, before it begins, because the server's disk is almost full. */
export const DISK_LOW =
  "The server's disk is almost full, so nothing new can be stored now. Ask the person who runs it to make room."

/** The message for a person whom an owner of this server has blocked. */
export const ACCOUNT_BLOCKED = 'This account is blocked.'

/** The message for what would leave a server without an owner. */
export const LAST_OWNER =
  'The only owner of this server cannot be blocked or deleted. Make another account the owner first.'
