import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { buildClientIfStale } from '../client-build.ts'
import { loadEnvironment } from '../environment.ts'
import { measureBundle } from './bundle.ts'
import { median } from './figures.ts'
import { measureFirstHook } from './first-hook.ts'
import { measureLibrary } from './library.ts'
import { measureMemory } from './memory.ts'
import { measureAdminPeople } from './people.ts'
import { measureRequests } from './requests.ts'
import { formatRow, isHeld, type Row } from './row.ts'
import { measureScreens } from './screens/screens.ts'
import { measureSpeech, measureSpeechMemory } from './speech.ts'
import { measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'
import { measureVideos } from './videos.ts'

/** Each returns rows with a limit, or lines of text. */
const MEASURES: Record<string, () => Promise<Row[] | string>> = {
  measureStartup,
  measureMemory,
  measureFirstHook,
  measureThroughput,
  measureRequests,
  measureScreens,
  measureLibrary,
  measureVideos,
  measureAdminPeople,
  measureSpeech,
  measureSpeechMemory,
}

// `npm run bench -- speech` runs only that benchmark. `--json` prints the rows as JSON, one array.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const wanted = positionals[0]?.toLowerCase() ?? ''
const say = (text: string): void => (values.json ? console.error(text) : console.log(text))
loadEnvironment()
buildClientIfStale()
say(`${cpus().length} cores, Node ${process.versions.node}`)
say(measureBundle())
const rows: Row[] = []
for (const [name, measure] of Object.entries(MEASURES)) {
  if (!name.toLowerCase().includes(wanted)) continue
  const measured = await measure()
  if (typeof measured === 'string') say(measured)
  else {
    rows.push(...measured)
    for (const row of measured) say(formatRow(row))
  }
}
if (values.json)
  console.log(JSON.stringify(rows.map((row) => ({ ...row, median: median(row.values), isHeld: isHeld(row) }))))
