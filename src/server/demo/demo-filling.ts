import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FastifyBaseLogger } from 'fastify'
import { type Kysely } from 'kysely'
import { z } from 'zod'
import { type Database } from '../../../db/schema/database.ts'
import { failureDetails } from '../runtime/logging.ts'
import { type Services } from '../composition/services.ts'
import { hasAnyData } from './demo.repository.ts'
import { type DemoContext } from './demo-context.ts'

/** Delay in milliseconds after the start: speaking takes a whole core for a while. */
const WRITE_AFTER_MS = 1_000
const SPEAK_AFTER_MS = 5_000

/** The remaining work for the account. The file outlives the content: deleted content is not created again. */
const Filling = z.object({ userId: z.string(), isWritten: z.boolean(), unspoken: z.array(z.string()) })
type Filling = z.infer<typeof Filling>

interface FillingDependencies extends DemoContext {
  db: Kysely<Database>
  services: Pick<Services, 'tts' | 'voiceLibrary' | 'videos'>
  dataDir: string
  /** Whether the offline voice is installed. An outside service is not called for a demo. */
  canSpeak: boolean
}

/**
 * Gives the demo account a library, a plan and recordings, once. An account that has or had content of its own gets
 * none. The next call finishes what a crash or a stop interrupted, without duplicates. The content is one transaction,
 * recordings are added one by one. Throws the errors of writing and speaking, and the signal's reason.
 */
export async function fillDemoAccount(deps: FillingDependencies, userId: string, signal: AbortSignal): Promise<void> {
  const { db, services, dataDir, clock, canSpeak } = deps
  const file = join(dataDir, 'demo-content.json')
  let filling = read(file)
  const settle = (changes: Partial<Filling>): Filling => {
    filling = { userId, isWritten: true, unspoken: [], ...filling, ...changes }
    write(file, filling)
    return filling
  }
  if (filling?.userId !== userId) {
    filling = undefined
    const isUsed = await hasAnyData(db, userId)
    const unspoken = isUsed || !canSpeak ? [] : (await import('./demo-lines.data.ts')).DEMO_LINES.map(({ key }) => key)
    filling = settle({ isWritten: isUsed, unspoken })
  }
  if (!filling.isWritten) {
    await clock.sleep(WRITE_AFTER_MS, signal)
    const { writeDemoContent } = await import('./write-demo-content.ts')
    // The content exists where a crash came before the note.
    if (!(await hasAnyData(db, userId))) await writeDemoContent(db, userId, deps)
    filling = settle({ isWritten: true })
  }
  if (filling.unspoken.length === 0 || !canSpeak) return
  await clock.sleep(SPEAK_AFTER_MS, signal)
  const { speakDemoLine } = await import('./speak-demo-line.ts')
  for (const key of filling.unspoken) {
    await speakDemoLine(services, userId, key, signal)
    filling = settle({ unspoken: filling.unspoken.filter((other) => other !== key) })
  }
}

/** Fills the demo account in the background. The returned function stops it and resolves once nothing is running. */
export function startDemoFilling(
  deps: FillingDependencies,
  userId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const stopping = new AbortController()
  const filling = fillDemoAccount(deps, userId, stopping.signal).catch((error: unknown) => {
    if (stopping.signal.aborted) return
    log.error(failureDetails(error), 'the demo account could not be filled; the next start goes on with it')
  })
  return () => {
    stopping.abort()
    return filling
  }
}

function read(file: string): Filling | undefined {
  try {
    return Filling.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Atomic, whenever the process ends. */
function write(file: string, filling: Filling): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(filling, undefined, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
