import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type IncomingMessage } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, DISK_FULL } from '../../../shared/errors.ts'
import { limitTime, takeTime } from '../body-timeout.ts'

/** A body that is slower than this (2 kB/s) is aborted. */
const LOOK_MS = 30_000
const LEAST_BYTES = 60_000
/** The names of the folders of such files: by machine and process, which show whether a process still uses one. */
const FOLDER = 'hookline-received-'
const OWNED = /^hookline-received-(?<machine>.+)-(?<pid>\d+)-\w+$/u
/** Age at which a file of another machine in a shared folder is removed: longer than any import takes. */
const OLD_MS = 6 * 60 * 60_000

/** The limits of a received file. */
interface Rules {
  /** Bytes. */
  most: number
  /** What is thrown when there are more. */
  tooLarge: () => AppError
  signal: AbortSignal
}

/**
 * Receives the body of a request as a file that only this user of the machine can read, and does something with its path. The
 * file is deleted afterwards in any case. Throws what `tooLarge` makes, INSUFFICIENT_STORAGE when there is no room on the
 * disk, the signal's reason and what the work throws.
 */
export async function withReceivedFile<Result>(
  body: IncomingMessage,
  rules: Rules,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${hostname()}-${process.pid}-`))
  try {
    const path = join(folder, 'received')
    await receive(body, path, rules)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes what killed servers left while they received or read a file. `isStart`: this process has received none
 * yet, so that one of its number is an earlier process's.
 */
export async function sweepReceivedFiles(now: Date, { isStart = false } = {}): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue
    const path = join(tmpdir(), name)
    if (!(await isLeft(name, path, now, isStart))) continue
    // Files of another user of this machine are not touched.
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function isLeft(name: string, path: string, now: Date, isStart: boolean): Promise<boolean> {
  const { machine, pid } = OWNED.exec(name)?.groups ?? {}
  if (machine === hostname()) return Number(pid) === process.pid ? isStart : !isRunning(Number(pid))
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && now.getTime() - found.mtimeMs >= OLD_MS
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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
    // A refused body is not destroyed, because the answer would be lost with the connection.
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
    // The rest of the body is read and dropped, so that the caller can read the answer.
    limitTime(body)
    body.resume()
    if (!isFull(error)) throw error
    throw new AppError('INSUFFICIENT_STORAGE', DISK_FULL, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
