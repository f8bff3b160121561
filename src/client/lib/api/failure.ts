import { TRPCClientError } from '@trpc/client'
import type { ErrorReason } from '../../../shared/errors.ts'
import { SignInError } from '../session/sign-in-error.ts'

/** A failed call, with a message for the user. `status` is the HTTP status, or 0 without a response. */
export interface Failure {
  message: string
  status: number
  requestId: string | undefined
  field: string | undefined
  /** Machine-readable reason that screens may act on. */
  reason?: ErrorReason | undefined
}

interface AnswerData {
  httpStatus?: number
  requestId?: string
  field?: string
  reason?: ErrorReason
}

/** An error response of a plain HTTP path under `/api`, with the server's message. */
export class Refusal extends Error {
  readonly failure: Failure

  constructor(status: number, { message = 'The server refused.', requestId, field, reason }: Partial<Failure>) {
    super(message)
    this.failure = { message, status, requestId, field, reason }
  }
}

const NO_ANSWER = 'The server could not be reached. Your text is safe. Check the connection and try again.'

const PAGE_FAILED = 'The page made a mistake, not the server. What you saved is safe. Try again, or reload the page.'

/** Converts any value thrown by a call. An error response of the server keeps its own message. */
export function readFailure(error: unknown): Failure {
  const data = error instanceof TRPCClientError ? (error.data as AnswerData | null | undefined) : undefined
  if (error instanceof TRPCClientError && data) {
    const { httpStatus: status = 500, requestId, field, reason } = data
    return { message: error.message, status, requestId, field, reason }
  }
  if (error instanceof SignInError) {
    return { message: error.message, status: 400, requestId: undefined, field: error.field }
  }
  if (error instanceof Refusal) return error.failure
  return { message: NO_ANSWER, status: 0, requestId: undefined, field: undefined }
}

/** Explains why a page could not be shown: no response, an error response, or an error of the page itself. */
export function readPageFailure(error: unknown): Failure & { title: string } {
  const isOurs = error instanceof TRPCClientError || error instanceof SignInError || error instanceof Refusal
  if (isOurs || isMissingScript(error)) return { ...readFailure(error), title: 'This page did not load' }
  return { message: PAGE_FAILED, status: 0, requestId: undefined, field: undefined, title: 'This page failed' }
}

/** Browsers report a script that could not be loaded without a code, each with its own message. */
function isMissingScript(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script/iu.test(error.message)
}

/** Whether the text model declined the topic. This is a valid answer and not a malfunction. */
export function isDeclined({ reason }: Failure): boolean {
  return reason === 'declined_topic'
}

/** Whether a failure means that there is no valid session. */
export function isSignedOut(failure: Failure): boolean {
  return failure.status === 401
}
