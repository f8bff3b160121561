import { TRPCClientError } from '@trpc/client'
import { DECLINED_MESSAGE } from '../../shared/features/generation/generation.constants.ts'
import { SignInFault } from './sign-in-fault.ts'

/** A failed call as a person reads it. `status` is 0 when no answer came. */
export interface Failure {
  message: string
  status: number
  requestId: string | undefined
  field: string | undefined
}

interface AnswerData {
  httpStatus?: number
  requestId?: string
  field?: string
}

/** A refusal of the plain paths under `/api`, as our server words it. */
export class Refusal extends Error {
  readonly failure: Failure

  constructor(status: number, { message = 'The server refused.', requestId, field }: Partial<Failure>) {
    super(message)
    this.failure = { message, status, requestId, field }
  }
}

const NO_ANSWER = 'The server could not be reached. Your text is safe. Check the connection and try again.'

/** Reads whatever a call threw. An answer of our server keeps its own sentence. */
export function readFailure(error: unknown): Failure {
  const data = error instanceof TRPCClientError ? (error.data as AnswerData | null | undefined) : undefined
  if (error instanceof TRPCClientError && data) {
    return { message: error.message, status: data.httpStatus ?? 500, requestId: data.requestId, field: data.field }
  }
  if (error instanceof SignInFault) {
    return { message: error.message, status: 400, requestId: undefined, field: error.field }
  }
  if (error instanceof Refusal) return error.failure
  return { message: NO_ANSWER, status: 0, requestId: undefined, field: undefined }
}

/** Whether the writer itself refused the topic: nothing failed. */
export function isDeclined({ status, message }: Failure): boolean {
  return status === 403 && message === DECLINED_MESSAGE
}

/** Whether a failure says that nobody is signed in any more. */
export function isSignedOut(failure: Failure): boolean {
  return failure.status === 401
}
