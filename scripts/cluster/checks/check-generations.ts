import { type Account } from '../users/accounts.ts'
import { type Check, none } from './checks.ts'
import { type Database } from '../services/database.ts'
import { type AbandonedWork } from '../faults.ts'
import { type Reading } from '../users/event-reader.ts'

/** Seconds within which other processes take over a dead process's work. */
const TAKE_OVER_SECONDS = 20

interface Row {
  id: string
  tool: string
  state: string
  content: string | null
  error: string | null
}

/** Checks the outcome of all generations: those of the killed process, and what readers saw of all others. */
export async function checkGenerations(
  accounts: readonly Account[],
  { killed, exitCodes }: { killed: AbandonedWork; exitCodes: readonly (number | null)[] },
  database: Database,
): Promise<Check[]> {
  const rows = await database.rows<Row>('select id, tool, state, content, error from generations')
  const byId = new Map(rows.map((row) => [row.id, row]))
  const orphans = new Set(killed.ids)
  const ends = killed.ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  const isKept = ({ state, content }: Row) => content !== null && (state === 'done' || state === 'stopped')
  const stateOf = (state: string) => ends.filter((row) => row.state === state).length
  const readings = accounts.flatMap(({ known }) => known.readings)
  const abandoned = readings.filter(({ id, end }) => orphans.has(id) && end === undefined)
  const others = readings.filter(({ id }) => !orphans.has(id))
  // A replaced process that was cut off has died too: events of its last second were not stored.
  const isCutOff = exitCodes.some((code) => code !== 0)
  const isWhole = ({ hooks, end, id }: Reading): boolean => {
    const stored = hooksOf(byId.get(id))
    const read = isCutOff && end === 'stopped' ? hooks.slice(0, stored.length) : hooks
    return end !== undefined && read.join('\n') === stored.join('\n')
  }
  const torn = others.filter((reading) => reading.gaps > 0 || reading.repeats > 0 || !isWhole(reading))
  const moved = others.filter(({ reconnects }) => reconnects > 0)
  const unfinished = rows.filter(({ state }) => state === 'queued' || state === 'running')
  const cut = rows.filter(({ id, state }) => state !== 'done' && !orphans.has(id))
  return [
    none(
      'generations of the killed process that are lost',
      killed.ids.flatMap((id) => {
        const row = byId.get(id)
        return row && isKept(row) ? [] : [`${id}: ${row ? `${row.tool}, ${row.state}, ${row.error}` : 'no row'}`]
      }),
      killed.ids.length,
    ),
    {
      what: 'the others had them after',
      found: `${killed.seconds.toFixed(1)} s: ${killed.shown} had shown a hook, ${stateOf('stopped')} are kept as stopped, ${stateOf('done')} written again`,
      isHeld: killed.seconds <= TAKE_OVER_SECONDS,
    },
    none(
      'readers of the killed process that heard no end',
      abandoned.map(({ id }) => id),
      readings.filter(({ id }) => orphans.has(id)).length,
    ),
    none(
      'readers of the others with a gap or a repeat',
      torn.map(({ id, gaps, repeats, end }) => `${id}: ${gaps} gaps, ${repeats} repeats, ${end}`),
      others.length,
    ),
    { what: 'of these went on at another process', found: String(moved.length), isHeld: true },
    {
      what: 'generations of the others that were cut short',
      found: `${cut.length} of ${rows.length - killed.ids.length}`,
      isHeld: true,
    },
    none(
      'generations that nobody ended',
      unfinished.map(({ id }) => id),
      rows.length,
    ),
  ]
}

function hooksOf(row: Row | undefined): string[] {
  if (!row?.content) return []
  return (JSON.parse(row.content) as { hooks: { hook: string }[] }).hooks.map(({ hook }) => hook)
}
