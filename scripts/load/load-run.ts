import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../db/postgres.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { buildClientIfStale } from '../client-build.ts'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { act, type KeyedAnswer } from './acts.ts'
import { startAiServer } from './ai-server.ts'
import { startAppServer } from './app-server.ts'
import { registerCaller } from './caller.ts'
import { createChance } from './chance.ts'

/** Milliseconds between two parts of a text. */
const PART_MS = 30

/** The users of a server in a load. */
export interface Load {
  seed: number
  people: number
  /** Acts of each account before another one replaces it: an account has ten prompts a day. */
  acts: number
}

/**
 * Starts a server in a temporary folder, on SQLite or on its own PostgreSQL, with an AI server on loopback that writes and
 * speaks. `env` is the server's environment, also from that folder. Undefined where PostgreSQL is requested and not installed.
 */
export async function startLoadRun(
  { name, postgres: wantsPostgres = false }: { name: string; postgres?: boolean },
  env: (dataDir: string) => Record<string, string> = () => ({}),
) {
  const programs = wantsPostgres ? findPostgres() : undefined
  if (wantsPostgres && !programs) return undefined
  buildClientIfStale()
  const dataDir = mkdtempSync(join(tmpdir(), `hookline-${name}-`))
  const postgres = programs ? await startPostgres(programs) : undefined
  const ai = await startAiServer(PART_MS)
  const server = await startAppServer({
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: ai.url,
    OPENAI_MODEL: name,
    TEXT_CONCURRENCY: '8',
    TTS_BASE_URL: ai.url,
    TTS_MODEL: name,
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...env(dataDir),
  })
  const db = postgres ? openPostgres(postgres.url) : openSqlite(sqliteFile(dataDir)).db
  const faults: string[] = []
  return {
    server,
    ai,
    db,
    /** Failed checks. */
    faults,

    /** Accounts register and act until `end` is called. Answers to requests with a key are added to `answers`. */
    begin({ seed, people, acts }: Load, answers: KeyedAnswer[]) {
      const over = new AbortController()
      const context = { url: server.url, chance: createChance(seed), answers, faults }
      let count = 0
      const lives = Array.from({ length: people }, async () => {
        while (!over.signal.aborted) {
          const caller = await registerCaller(server.url)
          for (let done = 0; done < acts && !over.signal.aborted; done += 1) {
            await act(caller, context).catch((error: unknown) => faults.push(String(error)))
            count += 1
          }
        }
      })
      return {
        acts: () => count,
        /** Resolves once all accounts have stopped. */
        async end(): Promise<void> {
          over.abort()
          await Promise.all(lives)
        },
      }
    },

    async stop(): Promise<void> {
      await db.destroy()
      await server.stop()
      ai.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },

    /** Prints the faults, or `fine` where there are none. Sets the exit code. */
    report(fine: string): void {
      for (const fault of faults) console.log(`FAULT ${fault}`)
      console.log(faults.length === 0 ? fine : `${faults.length} faults`)
      process.exitCode = faults.length === 0 ? 0 : 1
    },
  }
}
