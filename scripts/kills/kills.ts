import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openPostgres } from '../../db/postgres.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { buildClientIfStale } from '../client-build.ts'
import { startAiServer } from '../load/ai-server.ts'
import { startAppServer } from '../load/app-server.ts'
import { registerCaller } from '../load/caller.ts'
import { createChance } from '../load/chance.ts'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { act, type ActContext, essence } from './acts.ts'
import { countGenerations, findOpenReservations, readLedger } from './ledger.ts'
import { watchLocks } from './locks.ts'

/** Parallel accounts, and acts of each before another one replaces it: an account has ten prompts a day. */
const PEOPLE = 6
const ACTS = 6
/** Milliseconds between two parts of a text. */
const PART_MS = 30
/**
 * Milliseconds that the server runs before a kill. On SQLite it takes everything over at its start; on PostgreSQL it
 * waits for the leases of the process before.
 */
const LIFE_MS = { file: { least: 500, most: 4_000 }, postgres: { least: 500, most: 9_000 } }

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    kills: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const kills = Number(values.kills)
const programs = values.postgres ? findPostgres() : undefined
if (values.postgres && !programs) {
  console.log('PostgreSQL is not installed here, so that nothing was tried.')
  process.exit()
}

console.log(`${kills} kills under load on ${programs ? 'PostgreSQL' : 'SQLite'}; --seed ${seed} repeats their moments`)
buildClientIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'hookline-kills-'))
const postgres = programs ? await startPostgres(programs) : undefined
const ai = await startAiServer(PART_MS)
const server = await startAppServer({
  DATA_DIR: dataDir,
  OPENAI_BASE_URL: ai.url,
  OPENAI_MODEL: 'kills',
  TEXT_CONCURRENCY: '8',
  TTS_BASE_URL: ai.url,
  TTS_MODEL: 'kills',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const db = postgres ? openPostgres(postgres.url) : openSqlite(sqliteFile(dataDir)).db
const faults: string[] = []

try {
  const chance = createChance(seed)
  const context: ActContext = { url: server.url, chance, answers: [], faults }
  const over = new AbortController()
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!over.signal.aborted) {
      const caller = await registerCaller(server.url)
      for (let acts = 0; acts < ACTS && !over.signal.aborted; acts += 1)
        await act(caller, context).catch((error: unknown) => faults.push(String(error)))
    }
  })
  const moments = createChance(seed)
  const life = postgres ? LIFE_MS.postgres : LIFE_MS.file
  const locks = watchLocks(db)
  let locked = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(moments.between(life.least, life.most))
    await server.kill()
    locked += await locks.killed()
    await server.start()
  }
  over.abort()
  await Promise.all(people)
  const { late, longest } = await locks.end()
  faults.push(...late.map((what) => `locked for more than 20 s: ${what}`))

  const isUnderWay = async () =>
    (await db.selectFrom('generations').select('id').where('lease_owner', 'is not', null).execute()).length > 0
  for (const until = Date.now() + 40_000; (await isUnderWay()) && Date.now() < until;) await wait(250)
  if (await isUnderWay()) faults.push('generations are under way after 40 s without a kill')

  for (const { caller, path, body, key, first } of context.answers) {
    const again = essence(await caller.ask('POST', path, body, key))
    if (again !== first) faults.push(`${path} under the same key answered ${again}, at first ${first}`)
  }
  const open = await findOpenReservations(db)
  // On PostgreSQL a dead process's reservations of speech are returned after five minutes.
  const kept = open.filter(({ kind }) => !(postgres && kind === 'speechCharacters'))
  if (kept.length > 0) faults.push(`reserved and not settled: ${JSON.stringify(kept)}`)
  const ledger = await readLedger(db)
  for (const { userId, prompts, texts, characters, spoken } of ledger) {
    if (prompts !== texts) faults.push(`${userId} paid ${prompts} prompts and has ${texts} texts`)
    const reserved = open.filter((one) => one.user_id === userId && one.kind === 'speechCharacters')
    const paid = characters - reserved.reduce((sum, { amount }) => sum + amount, 0)
    if (paid !== spoken) faults.push(`${userId} paid ${paid} characters and has ${spoken}`)
  }
  const sum = (of: (one: (typeof ledger)[number]) => number) => ledger.reduce((all, one) => all + of(one), 0)
  for (const { tool, state, count } of await countGenerations(db)) console.log(`  ${tool} ${state}: ${count}`)
  console.log(`  users ${ledger.length}; prompts ${sum(({ prompts }) => prompts)}, texts ${sum(({ texts }) => texts)}`)
  console.log(`  characters ${sum(({ characters }) => characters)}, spoken ${sum(({ spoken }) => spoken)}`)
  console.log(`  repeated keys with the kept result: ${context.answers.length}`)
  console.log(`  locks at the moment of a kill: ${locked}; free again after ${(longest / 1_000).toFixed(1)} s at most`)
} finally {
  await db.destroy()
  await server.stop()
  ai.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'Nothing was lost and nothing was paid in vain.' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
