import { type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { AppError, DatabaseUnavailable, DISK_FULL } from '../src/shared/errors.ts'

/** What can be wrong with a database rather than with a statement. */
export type DatabaseFault = 'away' | 'busy' | 'full'

/** Names the fault behind a driver's error. Undefined where the statement itself is wrong. */
export type ClassifyFault = (error: unknown) => DatabaseFault | undefined

const RETRY_AFTER_SECONDS = 5
const AWAY = 'The server cannot reach its database. Try again in a moment.'
const BUSY = 'The server is busy. Try again in a moment.'

/** The error that a caller gets for a fault, with the driver's error as its cause. */
export function buildRefusal(fault: DatabaseFault, cause: unknown): AppError {
  if (fault === 'full') return new AppError('INSUFFICIENT_STORAGE', DISK_FULL, { cause })
  const message = fault === 'away' ? AWAY : BUSY
  return new DatabaseUnavailable('SERVICE_UNAVAILABLE', message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/**
 * Makes every statement of a connection throw `buildRefusal`'s error where the database is at fault. Other errors pass
 * unchanged. `onFault` is called with each fault.
 */
export function refuseFaults(
  connection: DatabaseConnection,
  classifyFault: ClassifyFault,
  onFault?: (fault: DatabaseFault) => void,
): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    try {
      return await execute<Row>(query)
    } catch (error) {
      const fault = classifyFault(error)
      if (!fault) throw error
      onFault?.(fault)
      throw buildRefusal(fault, error)
    }
  }
}
