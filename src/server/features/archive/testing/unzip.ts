import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'

/** The files of a ZIP by path, in order, read by an independent library. Throws at the first fault. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)])), {
    checkSignature: true,
    useWebWorkers: false,
  })
  const files = new Map<string, string>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await reader.close()
  return files
}
