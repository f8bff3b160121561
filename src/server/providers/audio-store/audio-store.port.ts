/** A part of a file, in bytes; `end` is the last byte, included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The port to the audio files. Every adapter passes `audio-store.contract.ts`. Keys are made by this server:
 * lower-case letters, digits, `-`, `/` and one dot; nothing that a user names ever becomes one.
 */
export interface AudioStore {
  readonly name: string
  /**
   * Stores a complete file or none. Throws `AppError` INSUFFICIENT_STORAGE when there is no room, SERVICE_UNAVAILABLE when it
   * cannot be written, and the signal's reason; then the file may be there all the same.
   */
  put(key: string, bytes: Uint8Array, contentType: string, signal?: AbortSignal): Promise<void>
  /** Reads a file, or a part of it; undefined when it is not there. Throws the signal's reason, and so does its body. */
  open(
    key: string,
    range?: ByteRange,
    signal?: AbortSignal,
  ): Promise<{ size: number; contentType: string; body: ReadableStream<Uint8Array> } | undefined>
  /** Removes a file; nothing happens when it is not there. */
  remove(key: string): Promise<void>
  /** Every key, with its time of storage: for the sweep of files without a reference. */
  list(): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>
}
