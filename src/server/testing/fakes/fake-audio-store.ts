import { type AudioStore } from '../../providers/audio-store/audio-store.port.ts'

/** An in-memory store. */
export interface FakeAudioStore extends AudioStore {
  readonly files: Map<string, { bytes: Uint8Array; contentType: string; modifiedAt: Date }>
  /** The error of the next `put`, once; undefined for none. */
  failure: Error | undefined
  /** The error of every later call; undefined for none. */
  outage: Error | undefined
}

export function createFakeAudioStore(now: () => Date): FakeAudioStore {
  const files: FakeAudioStore['files'] = new Map()
  return {
    name: 'memory',
    files,
    failure: undefined,
    outage: undefined,
    async put(key, bytes, contentType, signal) {
      signal?.throwIfAborted()
      const failure = this.failure ?? this.outage
      this.failure = undefined
      if (failure) throw failure
      files.set(key, { bytes: bytes.slice(), contentType, modifiedAt: now() })
    },
    async open(key, range, signal) {
      signal?.throwIfAborted()
      if (this.outage) throw this.outage
      const file = files.get(key)
      if (!file) return undefined
      const part = range ? file.bytes.slice(range.start, range.end + 1) : file.bytes.slice()
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(part)
          stream.close()
        },
      })
      return { size: file.bytes.length, contentType: file.contentType, body }
    },
    async remove(key) {
      if (this.outage) throw this.outage
      files.delete(key)
    },
    async *list() {
      if (this.outage) throw this.outage
      for (const [key, { bytes, modifiedAt }] of files) yield { key, size: bytes.length, modifiedAt }
    },
  }
}
