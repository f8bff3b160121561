import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indentedListEntries, ndjson, ndjsonEntries } from './json-entries.ts'
import { jsonList } from './library-json.ts'
import { each } from '../testing/sample-content.ts'

const anyList = fc.array(fc.record({ id: fc.string({ unit: 'binary' }), more: fc.jsonValue() }))

/** A text in chunks of `bytes` bytes, as a file is read. */
async function* cutIntoChunks(text: AsyncIterable<string>, bytes: number): AsyncGenerator<Uint8Array> {
  const whole = Buffer.from((await Array.fromAsync(text)).join(''))
  for (let from = 0; from < whole.length; from += bytes) yield whole.subarray(from, from + bytes)
}

it.each([
  ['NDJSON', ndjson, ndjsonEntries],
  ['an indented list', jsonList, indentedListEntries],
])('%s is read as it was written, whatever it contains and however it is chunked', async (_, write, read) => {
  await fc.assert(
    fc.asyncProperty(anyList, fc.integer({ min: 1, max: 40 }), async (list, bytes) => {
      const entries = await Array.fromAsync(read(cutIntoChunks(write(each(list)), bytes), 10_000))
      expect(entries).toEqual(JSON.parse(JSON.stringify(list)))
    }),
  )
})

it.each([
  ['NDJSON', ndjson, ndjsonEntries],
  ['an indented list', jsonList, indentedListEntries],
])('%s is read up to the limit of an entry, and must be complete', async (_, write, read) => {
  const text = () => cutIntoChunks(write(each([{ a: 1 }, { a: 'x'.repeat(100) }])), 16)
  const first = await read(text(), 100).next()
  expect(first.value).toEqual({ a: 1 })
  await expect(Array.fromAsync(read(text(), 100))).rejects.toThrow('Too long')
  const cut = () => cutIntoChunks(each(['[\n  {\n    "a": 1\n']), 16)
  await expect(Array.fromAsync(read(cut(), 100))).rejects.toThrow(SyntaxError)
})
