import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { buildClientIfStale } from '../client-build.ts'
import { loadEnvironment } from '../environment.ts'
import { measureCommit } from './against.ts'
import { measureBundle } from './bundle.ts'
import { median } from './figures.ts'
import { measureFirstHook } from './first-hook.ts'
import { measureLibrary } from './library.ts'
import { measureMemory } from './memory.ts'
import { measureAdminPeople } from './people.ts'
import { measurePostgresSearch } from './postgres-search.ts'
import { measurePostgresList, measureRequests } from './requests.ts'
import { formatRow, isHeld, type Row } from './row.ts'
import { measureScreens } from './screens/screens.ts'
import { measureSpeech, measureSpeechMemory } from './speech.ts'
import { measureStartup } from './startup.ts'
import { measureVideos } from './videos.ts'
import { measureDraftWriter } from './writer.ts'

/** Each returns rows with a limit, or lines of text. */
const MEASURES: Record<string, () => Promise<(Row | string)[] | string>> = {
  measureStartup,
  measureMemory,
  measureFirstHook,
  measureRequests,
  measurePostgresList,
  measureScreens,
  measureDraftWriter,
  measureLibrary,
  measurePostgresSearch,
  measureVideos,
  measureAdminPeople,
  measureSpeech,
  measureSpeechMemory,
}

// `npm run bench -- speech` runs only that benchmark. `--json` prints the rows as JSON, one array. `--against <commit>` runs them
// on the server of another commit too, and prints its median beside each row.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, against: { type: 'string' } },
})
const wanted = positionals[0]?.toLowerCase() ?? ''
const say = (text: string): void => (values.json ? console.error(text) : console.log(text))
loadEnvironment()
buildClientIfStale()
say(`${cpus().length} cores, Node ${process.versions.node}`)
say(measureBundle())
const before = values.against === undefined ? undefined : measureCommit(values.against, wanted)
const rows: Row[] = []
for (const [name, measure] of Object.entries(MEASURES)) {
  if (!name.toLowerCase().includes(wanted)) continue
  for (const measured of [await measure()].flat()) {
    if (typeof measured === 'string') say(measured)
    else {
      rows.push(measured)
      const was = before?.get(measured.name)
      say(formatRow(measured) + (was === undefined ? '' : `, ${values.against}: ${was.toFixed(2)}`))
    }
  }
}
if (values.json) {
  const printed = rows.map((row) => ({
    ...row,
    median: median(row.values),
    isHeld: isHeld(row),
    ...(before && { before: before.get(row.name) }),
  }))
  console.log(JSON.stringify(printed))
}
