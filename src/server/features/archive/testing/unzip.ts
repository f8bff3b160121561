import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a ZIP by their paths, in their order, as a program of others reads them. Throws at the first fault. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const opened = await fromBufferPromise(zip, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await text(await opened.openReadStreamPromise(entry)))
  }
  return files
}
