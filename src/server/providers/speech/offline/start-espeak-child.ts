import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type EspeakOrder } from './espeak-voices.ts'
import { createFrameReader } from './speech-frame.ts'

/** The synthesizer's process. It handles one order at a time. It is not restarted once it has ended. */
export interface EspeakChild {
  readonly pid: number | undefined
  /** Samples at 22,050 Hz. Rejects where the process ends first, with its last output. */
  speak(order: EspeakOrder): Promise<Int16Array<ArrayBuffer>>
  /** Ends the process at once; resolves when it has ended. */
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./espeak-child.ts', import.meta.url))
/** The process may read files. It may not write, start processes or see the server's environment. */
const RIGHTS = ['--permission', '--allow-fs-read=*', '--disable-warning=SecurityWarning']
/** Makes the C library return the memory of ended threads. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
const KEPT_COMPLAINT = 1_000

/** Starts the synthesizer's process with the package in `folder`. */
export function startEspeakChild(folder: string): EspeakChild {
  const child = spawn(process.execPath, [...RIGHTS, PROGRAM, folder], { stdio: 'pipe', env: ENVIRONMENT })
  let complaint = ''
  let answer: PromiseWithResolvers<Int16Array<ArrayBuffer>> | undefined

  const gone = Promise.withResolvers<void>()
  const end = (reason: unknown): void => {
    answer?.reject(
      reason instanceof Error ? reason : new Error(`The synthesizer ended (${String(reason)}). ${complaint}`),
    )
    answer = undefined
    gone.resolve()
  }
  child.on('error', end)
  child.on('close', (code, signal) => end(code ?? signal))
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', (part: Buffer) => {
    complaint = (complaint + part.toString()).slice(-KEPT_COMPLAINT)
  })

  const read = createFrameReader((samples) => {
    answer?.resolve(samples)
    answer = undefined
  })
  child.stdout.on('data', (part: Buffer) => {
    try {
      read(part)
    } catch (error) {
      child.kill('SIGKILL')
      end(error)
    }
  })

  return {
    pid: child.pid,
    async speak(order) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('The synthesizer is gone')
      answer = Promise.withResolvers()
      child.stdin.write(`${JSON.stringify(order)}\n`)
      return answer.promise
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      child.kill('SIGKILL')
      await Promise.race([once(child, 'exit'), gone.promise])
    },
  }
}
