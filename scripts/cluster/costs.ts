import { type Account } from './users/accounts.ts'
import { type Action, edit, list, plan, readHooks, save, speak, writeScript } from './users/actions.ts'
import { type AppProcess } from './services/app-process.ts'
import { type Database } from './services/database.ts'
import { type PostgresServer } from '../postgres-server.ts'
import { cpuSeconds, residentMb } from './process-cost.ts'

/** What is measured, how often, and with how many in parallel. Free accounts have ten prompts a day. */
const MEASURED: readonly { what: string; action: Action; times: number; atOnce: number }[] = [
  { what: 'a list', action: list, times: 600, atOnce: 4 },
  { what: 'a save', action: save, times: 600, atOnce: 4 },
  { what: 'an edit', action: edit, times: 300, atOnce: 4 },
  { what: 'a planned item', action: plan, times: 200, atOnce: 4 },
  { what: 'ten hooks, read as they come', action: readHooks, times: 120, atOnce: 40 },
  { what: 'a script, waited for', action: writeScript, times: 40, atOnce: 20 },
  { what: 'a spoken sentence', action: speak, times: 60, atOnce: 4 },
]

/** Prints the cost of each action: CPU time in the server and in PostgreSQL, and what it adds to the database. */
export async function measureCosts(
  accounts: readonly Account[],
  { app, postgres, database }: { app: AppProcess; postgres: PostgresServer; database: Database },
): Promise<void> {
  process.stdout.write(
    `${'what'.padEnd(32)}${'server ms'.padStart(12)}${'PostgreSQL ms'.padStart(15)}${'MB now'.padStart(9)}\n`,
  )
  for (const { what, action, times, atOnce } of MEASURED) {
    const before = [cpuSeconds(app.pid()), cpuSeconds(postgres.pid())]
    await repeat(accounts, action, times, atOnce)
    const after = [cpuSeconds(app.pid()), cpuSeconds(postgres.pid())]
    const cost = after.map((seconds, at) => (((seconds - (before[at] ?? 0)) * 1_000) / times).toFixed(1))
    const memory = residentMb(app.pid()).toFixed(0)
    process.stdout.write(`${what.padEnd(32)}${cost[0]?.padStart(12)}${cost[1]?.padStart(15)}${memory.padStart(9)}\n`)
  }
  await printSizes(database)
}

async function repeat(accounts: readonly Account[], action: Action, times: number, atOnce: number): Promise<void> {
  let left = times
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        const account = accounts[left % accounts.length]
        left -= 1
        if (account) await action(account)
      }
    }),
  )
}

/** Bytes of a row with its share of the indexes. */
async function printSizes(database: Database): Promise<void> {
  const tables = ['library_items', 'library_search', 'generations', 'planner_entries', 'speech_generations']
  for (const table of tables) {
    const [row] = await database.rows<{ bytes: number; rows: number }>(
      `select pg_total_relation_size($1)::int as bytes, (select count(*)::int from ${table}) as rows`,
      [table],
    )
    if (!row || row.rows === 0) continue
    process.stdout.write(`a row of ${table.padEnd(20)} ${Math.round(row.bytes / row.rows)} bytes of ${row.rows} rows\n`)
  }
}
