import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pickComparable, type KeyedAnswer } from '../load/acts.ts'
import { createChance } from '../load/chance.ts'
import { startLoadRun } from '../load/load-run.ts'
import { watchLocks } from '../load/locks.ts'
import { countGenerations, findOpenReservations, findWithoutResult, readLedger } from './ledger.ts'

const LOAD = { people: 6, acts: 6 }
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
const { postgres } = values
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const kills = Number(values.kills)
const run = await startLoadRun({ name: 'kills', postgres })
if (!run) {
  console.log('PostgreSQL is not installed here, so that nothing was tried.')
  process.exit()
}

console.log(`${kills} kills under load on ${postgres ? 'PostgreSQL' : 'SQLite'}; --seed ${seed} repeats their moments`)
const { server, db, faults } = run
try {
  const answers: KeyedAnswer[] = []
  const moments = createChance(seed)
  const load = run.begin({ ...LOAD, seed: seed + 1 }, answers)
  const life = LIFE_MS[postgres ? 'postgres' : 'file']
  const locks = watchLocks(db)
  let locked = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(moments.between(life.least, life.most))
    await server.kill()
    locked += await locks.killed()
    await server.start()
    locks.started()
  }
  await load.end()
  const { late, longest } = await locks.end()
  faults.push(...late.map((what) => `locked for more than 20 s: ${what}`))

  const isUnderWay = async () =>
    (await db.selectFrom('generations').select('id').where('lease_owner', 'is not', null).execute()).length > 0
  for (const until = Date.now() + 40_000; (await isUnderWay()) && Date.now() < until;) await wait(250)
  if (await isUnderWay()) faults.push('generations are under way after 40 s without a kill')

  // A key is free again after its user stopped a generation of which nothing was stored.
  const without = await findWithoutResult(db)
  const repeated = answers.filter(({ first }) => !without.some((id) => first.includes(id)))
  for (const { caller, path, body, key, first } of repeated) {
    const again = pickComparable(await caller.ask('POST', path, body, key))
    if (again !== first) faults.push(`${path} under the same key answered ${again}, at first ${first}`)
  }
  const open = await findOpenReservations(db)
  if (open.length > 0) faults.push(`reserved and not settled: ${JSON.stringify(open)}`)
  const ledger = await readLedger(db)
  for (const { userId, prompts, texts, characters, spoken } of ledger) {
    if (prompts !== texts) faults.push(`${userId} paid ${prompts} prompts and has ${texts} texts`)
    if (characters !== spoken) faults.push(`${userId} paid ${characters} characters and has ${spoken}`)
  }
  const sum = (of: (one: (typeof ledger)[number]) => number) => ledger.reduce((all, one) => all + of(one), 0)
  for (const { tool, state, count } of await countGenerations(db)) console.log(`  ${tool} ${state}: ${count}`)
  console.log(`  users ${ledger.length}; prompts ${sum(({ prompts }) => prompts)}, texts ${sum(({ texts }) => texts)}`)
  console.log(`  characters ${sum(({ characters }) => characters)}, spoken ${sum(({ spoken }) => spoken)}`)
  console.log(
    `  repeated keys with the kept result: ${repeated.length}; free again without one: ${answers.length - repeated.length}`,
  )
  console.log(`  locks at the moment of a kill: ${locked}; free again after ${(longest / 1_000).toFixed(1)} s at most`)
} finally {
  await run.stop()
}
run.report('Nothing was lost and nothing was paid in vain.')
