import { AppError } from '../../../shared/errors.ts'
import { datedFileName } from '../../../shared/features/account/account.rules.ts'
import { type Answers, type DataExport, type Profile } from '../../../shared/features/account/account.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { jsonObject } from './formats/json-object.ts'

/** A feature's part of a user's export: one key and its content, or the entries of a list one by one. */
export type Exporters = Record<string, (userId: string) => Promise<unknown> | AsyncIterable<unknown>>

/** Maximum number of characters of an export as a value. */
const MOST_IN_ONE = 8 * 1024 * 1024

/** All data of an account as one JSON object: the account itself, and the data of each feature. */
export function createDataExport(deps: {
  exporters: Exporters
  profile(userId: string): Promise<Profile>
  findAnswers(userId: string): Promise<Answers | undefined>
  clock: Clock
}) {
  const { exporters, profile, findAnswers, clock } = deps

  async function* exportText(userId: string): AsyncGenerator<string, void> {
    const first = {
      exportedAt: clock.now().toISOString(),
      account: { id: userId, ...(await profile(userId)) },
      personalization: (await findAnswers(userId)) ?? null,
    }
    const parts = Object.entries(exporters).map(([key, exportData]) => [key, () => exportData(userId)] as const)
    yield* jsonObject([...Object.entries(first).map(([key, value]) => [key, async () => value] as const), ...parts])
  }

  return {
    /** The content of `file` as a value. Throws PAYLOAD_TOO_LARGE where it is longer than 8 million characters. */
    async value(userId: string): Promise<DataExport> {
      let text = ''
      for await (const part of exportText(userId)) {
        text += part
        if (text.length > MOST_IN_ONE) {
          const message = 'This is too much for one answer. GET /api/user/export sends all of it.'
          throw new AppError('PAYLOAD_TOO_LARGE', message)
        }
      }
      return JSON.parse(text) as DataExport
    },

    /** All data of the user, under named keys, as a JSON file that is generated as it is sent. */
    file: (userId: string): { filename: string; text: AsyncIterable<string> } => ({
      filename: datedFileName('data-export', 'json', clock.now()),
      text: exportText(userId),
    }),
  }
}
