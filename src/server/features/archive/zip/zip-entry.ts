import type { Entry, ZipFile } from 'yauzl'
import { type AppError } from '../../../../shared/errors.ts'
import { toRefusal } from './zip-directory.ts'

/**
 * The content of a file of a ZIP, unpacked as it is read. Throws `unfit` unless it has exactly the bytes of the
 * directory, before more is unpacked, and for content that cannot be unpacked.
 */
export async function* readEntry(zip: ZipFile, entry: Entry, unfit: AppError): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Uint8Array
  } catch (error) {
    throw toRefusal(error, unfit)
  }
}
