import { type ErrorCode, type ErrorReason } from '../../src/shared/errors.ts'

/** When an answer has this code, in Markdown. */
export const WHEN: Record<ErrorCode, string> = {
  BAD_REQUEST: 'the input is not valid; `field` names the part',
  UNAUTHORIZED: 'nobody is signed in, or e-mail and password do not match',
  FORBIDDEN:
    "a limit is reached, the plan does not include it, it is another user's to decide, or the request came from another site",
  NOT_FOUND: 'it does not exist, or it belongs to somebody else',
  METHOD_NOT_SUPPORTED: 'the path does not have this method',
  CONFLICT:
    'it does not fit what is there: it exists already, another request is running, or the same key came with another body',
  PAYLOAD_TOO_LARGE: 'the body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'the body is not of a type that the call reads',
  TOO_MANY_REQUESTS: 'too many attempts; `Retry-After` says when to try again',
  INTERNAL_SERVER_ERROR: 'a fault of the server; the log has the `requestId`',
  NOT_IMPLEMENTED: 'the server is not set up for it, for example for the internet search',
  BAD_GATEWAY: 'the AI or another service answered with a fault',
  SERVICE_UNAVAILABLE: 'the server, its database or a service is busy or away; `Retry-After` says when to try again',
  GATEWAY_TIMEOUT: 'the AI or another service did not answer in time',
  INSUFFICIENT_STORAGE:
    'the disk of the server is full, or has only its reserve left for signing in, reading and deleting',
}

/** What a reason means, in Markdown, and the status that it comes with. */
export const REASONS: Record<ErrorReason, { status: number; meaning: string }> = {
  weak_password: { status: 409, meaning: 'the password is easy to guess, and `warnWeakPassword` asked for a warning' },
  declined_topic: {
    status: 403,
    meaning: 'the AI service refuses this topic; as a warning (200) the topic asks how to harm somebody',
  },
  crisis_topic: { status: 200, meaning: 'the result of a generation is help instead of a text' },
  language: { status: 400, meaning: 'the voice of this server cannot read the writing of the text' },
  unverified_email: {
    status: 403,
    meaning:
      'the address of the account must be confirmed first: a free allowance begins with it, and a plan that was paid before the account',
  },
  payment_pending: { status: 409, meaning: 'the payment is not complete yet' },
  provider_unavailable: { status: 503, meaning: 'the AI service does not answer, and is not asked meanwhile' },
  daily_limit: { status: 403, meaning: 'the prompts of the day are used up' },
  monthly_limit: {
    status: 403,
    meaning: 'the prompts, searches or characters of the month are used up; `field` names which',
  },
  search_not_included: { status: 403, meaning: 'the plan has no internet search' },
  search_not_set_up: { status: 501, meaning: 'the server has no internet search' },
  daily_attempts: { status: 429, meaning: 'too many requests were begun and stopped today' },
  monthly_attempts: { status: 429, meaning: 'too many requests were begun and stopped this month' },
  server_limit: {
    status: 503,
    meaning:
      'the whole server has used up its prompts of the day (`HOST_DAILY_PROMPTS`), or free accounts their half of them',
  },
  library_full: { status: 403, meaning: 'the library has no room' },
  planner_full: { status: 403, meaning: 'the plan has no room' },
  recordings_full: { status: 403, meaning: 'the recordings have no room' },
  other_address: { status: 403, meaning: 'the payment was made with another address' },
  other_account: { status: 403, meaning: 'the link belongs to another account' },
  foreign_origin: {
    status: 403,
    meaning:
      'the request came from the page of another site, or by an address that the server does not know (`PUBLIC_URL`)',
  },
  claimed_by_another: { status: 409, meaning: 'another account has used this checkout' },
  registration_closed: { status: 403, meaning: 'the server takes no new accounts' },
  invite_needed: { status: 403, meaning: 'an account needs an invitation of the owner' },
  no_passwords: { status: 403, meaning: 'people sign in with the identity provider alone (`OIDC_ONLY`)' },
  host_allowance: {
    status: 403,
    meaning: 'what the host allows an account in a month is used up; `field` names which',
  },
  confirm_identity: {
    status: 403,
    meaning:
      'a sign-in of the last 15 minutes is needed, for the pages of the server and for a deletion without the password',
  },
  account_blocked: { status: 403, meaning: 'an owner of this server has blocked the account' },
  address_taken: {
    status: 409,
    meaning: 'another account has this address, and a sign-in by the identity provider does not open it',
  },
  address_has_plan: {
    status: 409,
    meaning: 'an account whose address was never confirmed has it, and a plan: write to the support address',
  },
}
