import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { openSqlite } from '../../db/sqlite.ts'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { startBenchServer } from './bench-server.ts'
import { type LoopDelay } from './loop-delay.ts'

const EMAIL = 'speech@hookline.example'
const LOOP_DELAY = fileURLToPath(new URL('./loop-delay.ts', import.meta.url))
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A server with the offline voice and a signed-in user without a monthly limit. */
export async function startSpeechServer() {
  const server = await startBenchServer((dataDir) => ({
    DEV_ACCESS_EMAILS: EMAIL,
    NODE_OPTIONS: `--import ${LOOP_DELAY}`,
    BENCH_LOOP_FILE: join(dataDir, 'loop.json'),
  }))
  const loopFile = join(server.dataDir, 'loop.json')
  const demoFile = join(server.dataDir, 'demo-content.json')
  const cookie = await server.signUp(EMAIL)
  const { db } = openSqlite(sqliteFile(server.dataDir))
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).execute()

  return {
    /** Resident memory of the server and its child processes, in MB. */
    memoryMb: () => [server.pid, ...findChildren(server.pid)].reduce((sum, pid) => sum + residentMb(pid), 0),

    /** Resolves once the demo account has its recordings, which would be measured otherwise. */
    async demoSpoken(): Promise<void> {
      while (unspokenLines(demoFile) > 0) await pause(100)
    },

    /** The delay of the event loop since the last call, in milliseconds. */
    async loopDelay(): Promise<LoopDelay> {
      rmSync(loopFile, { force: true })
      process.kill(server.pid, 'SIGUSR2')
      while (!existsSync(loopFile)) await pause(20)
      await pause(20)
      return JSON.parse(readFileSync(loopFile, 'utf8')) as LoopDelay
    },

    /** Speaks a text over the typed API's stream. Returns seconds to the first event, the first piece and the file. */
    async speak(text: string, format: 'wav' | 'mp3') {
      await db.updateTable('usage_counters').set({ used: 0 }).execute()
      const began = performance.now()
      const at = { progress: 0, piece: 0, file: 0 }
      const seen = (what: keyof typeof at): void => void (at[what] ||= (performance.now() - began) / 1_000)
      const response = await fetch(`${server.url}/trpc/tts.stream?batch=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl', cookie },
        body: JSON.stringify({ 0: { text, format } }),
      })
      let read = ''
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        read += part
        if (read.includes('"type":"progress"')) seen('progress')
        if (read.includes('"type":"progress","done":1')) seen('piece')
        if (read.includes('"type":"done"')) seen('file')
      }
      if (at.file === 0) throw new Error(`No file arrived: ${read.slice(0, 500)}`)
      return at
    },

    async stop() {
      await db.destroy()
      await server.stop()
    },
  }
}

function unspokenLines(file: string): number {
  if (!existsSync(file)) return Infinity
  return (JSON.parse(readFileSync(file, 'utf8')) as { unspoken: string[] }).unspoken.length
}

function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // The process has just ended.
    return 0
  }
}

/** Each thread has its own children. */
function findChildren(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    } catch {
      // The thread has just ended.
      return []
    }
  })
}
