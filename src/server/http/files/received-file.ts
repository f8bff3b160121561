import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type IncomingMessage } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, DISK_FULL } from '../../../shared/errors.ts'
import { limitTime, takeTime } from '../body-timeout.ts'

/** Milliseconds between checks of a body's progress; below 2 kB/s it is aborted. */
const LOOK_MS = 30_000
const LEAST_BYTES = 60_000
/**
 * Prefix of the folders of received files. Machine and process follow, so that it is known whether a process still uses one.
 */
const FOLDER = 'hookline-received-'
const OWNED = /^hookline-received-(?<machine>.+)-(?<pid>\d+)-\w+$/u
/** Age at which another machine's file in a shared folder is removed, in milliseconds: longer than any import takes. */
const OLD_MS = 6 * 60 * 60_000

/** Counts an upload with what else is stored on the disk. */
interface CountedUpload {
  /** Counts bytes before they are written. Throws INSUFFICIENT_STORAGE where they would use the disk's reserve. */
  arrive(bytes: number): Promise<void>
  end(): void
}

/** The limits of a received file. */
interface Rules {
  /** Maximum number of bytes. */
  most: number
  /** The error for more bytes. */
  tooLarge: () => AppError
  signal: AbortSignal
  /** Throws INSUFFICIENT_STORAGE where an upload of so many bytes would use the disk's reserve. */
  diskReserve: { receive(declaredBytes: number): Promise<CountedUpload> }
}

/**
 * Receives the body of a request as a file that only this user of the machine can read, and calls `work` with its path.
 * The file is always deleted afterwards. Throws the error of `tooLarge`, INSUFFICIENT_STORAGE where the file would use the
 * disk's reserve, before the first byte where its length is declared, the signal's reason and the errors of the work.
 */
export async function withReceivedFile<Result>(
  body: IncomingMessage,
  rules: Rules,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const upload = await rules.diskReserve.receive(Number(body.headers['content-length'] ?? 0))
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(tmpdir(), `${FOLDER}${hostname()}-${process.pid}-`))
    const path = join(folder, 'received')
    await receive(body, path, rules, upload)
    upload.end()
    return await work(path)
  } finally {
    upload.end()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes the files of servers that were killed while they received or read them. `isStart`: this process has received
 * none yet, so a file under its process id is an earlier process's.
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

/** Bytes of the files that servers of this user receive or read on this machine now. */
export async function findReceivedBytes(): Promise<number> {
  let bytes = 0
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue
    const found = await stat(join(tmpdir(), name, 'received')).catch(() => undefined)
    bytes += found?.size ?? 0
  }
  return bytes
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

async function receive(
  body: IncomingMessage,
  path: string,
  { most, tooLarge, signal }: Rules,
  upload: CountedUpload,
): Promise<void> {
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
      await upload.arrive(chunk.length)
      yield chunk
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    ended.throwIfAborted()
    if (body.destroyed && !body.complete) throw new DOMException('The caller left.', 'AbortError')
    // The rest of the body is read and discarded, so that the caller can read the answer.
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
