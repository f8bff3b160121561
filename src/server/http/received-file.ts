import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../shared/errors.ts'
import { limitTime, takeTime } from './body-time.ts'

/** A body of which so little comes in so long has ended: 2 kB a second. */
const LOOK_MS = 30_000
const LEAST_BYTES = 60_000
/** How the folders of such files are called, and how old one is whose server died: none is received and read for so long. */
const FOLDER = 'hookline-received-'
const OLD_MS = 6 * 60 * 60_000

/** What a file that is received must keep to. */
interface Rules {
  /** Bytes. */
  most: number
  /** What is thrown when there are more. */
  tooLarge: () => AppError
  signal: AbortSignal
}

/**
 * Receives the body of a request as a file that only this user of the machine can read, and does something with its path. The
 * file is gone afterwards, whatever happens. Throws what `tooLarge` makes, SERVICE_UNAVAILABLE when there is no room on the
 * disk, the signal's reason and what the work throws.
 */
export async function withReceivedFile<Result>(
  body: IncomingMessage,
  rules: Rules,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER))
  try {
    const path = join(folder, 'received')
    await receive(body, path, rules)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what servers left that were killed while they received or read a file. */
export async function sweepReceivedFiles(now: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => undefined)
    if (!found || now.getTime() - found.mtimeMs < OLD_MS) continue
    // What is another user's of this machine is theirs to remove.
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function receive(body: IncomingMessage, path: string, { most, tooLarge, signal }: Rules): Promise<void> {
  const silence = new AbortController()
  let [received, looked] = [0, 0]
  const timer = setTimeout(() => {
    if (received - looked < LEAST_BYTES) silence.abort(new AppError('BAD_REQUEST', 'The file did not arrive whole.'))
    looked = received
    timer.refresh()
  }, LOOK_MS)
  const ended = AbortSignal.any([signal, silence.signal])
  addAbortSignal(ended, body)
  takeTime(body)
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    // A body that is refused is not destroyed, or the answer would go with its connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      received += chunk.length
      if (received > most) throw tooLarge()
      yield chunk
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    ended.throwIfAborted()
    if (body.destroyed && !body.complete) throw new DOMException('The caller left.', 'AbortError')
    // What is still coming is read and forgotten, so that the caller gets to read the answer.
    limitTime(body)
    body.resume()
    if (!isFull(error)) throw error
    const message = 'There is no room left for this file on the server. Ask the person who runs it to make some.'
    throw new AppError('SERVICE_UNAVAILABLE', message, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
