import { ERROR_STATUS } from '../../../shared/errors.ts'
import { readFailure } from '../api/failure.ts'
import { notify } from './notify.ts'

const NOT_SAVED = 'Could not save to library. Please try again.'

/** Shows a toast that something was not saved: with the server's reason if it refused, else with a suggestion to retry. */
export function notifyNotSaved(error: unknown): void {
  const { status, message } = readFailure(error)
  const isExplained = (status >= 400 && status < 500) || status === ERROR_STATUS.INSUFFICIENT_STORAGE
  const description = isExplained ? message : NOT_SAVED
  notify({ tone: 'failed', title: 'Failed to save', description })
}
