/** A byte range of a file; `end` is included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The port to the audio files. Every adapter passes `audio-store.contract.ts`. This server makes the keys, of
 * lower-case letters, digits, `-`, `/` and one dot; no text of a user becomes a key.
 */
export interface AudioStore {
  readonly name: string
  /**
   * Stores a complete file or none. Throws `AppError` INSUFFICIENT_STORAGE where the disk is full, SERVICE_UNAVAILABLE
   * where it cannot be written, and the signal's reason, in which case the file may exist.
   */
  put(key: string, bytes: Uint8Array, contentType: string, signal?: AbortSignal): Promise<void>
  /** Reads a file, or a range of it; undefined where it does not exist. Throws the signal's reason, and so does its body. */
  open(
    key: string,
    range?: ByteRange,
    signal?: AbortSignal,
  ): Promise<{ size: number; contentType: string; body: ReadableStream<Uint8Array> } | undefined>
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>
  /** Every key, with its time of storage, for the sweep of unreferenced files. */
  list(): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>
}
