import { cpus } from 'node:os'
import { buildClientIfStale } from '../client-build.ts'
import { loadEnvironment } from '../environment.ts'
import { measureBundle } from './bundle.ts'
import { measureFirstHook } from './first-hook.ts'
import { measureLibrary } from './library.ts'
import { measureMemory } from './memory.ts'
import { measureSpeech, measureSpeechMemory } from './speech.ts'
import { measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'

loadEnvironment()
buildClientIfStale()
console.log(`${cpus().length} cores, Node ${process.versions.node}`)
console.log(measureBundle())
const measures = {
  measureStartup,
  measureMemory,
  measureFirstHook,
  measureThroughput,
  measureLibrary,
  measureSpeech,
  measureSpeechMemory,
}
// `npm run bench -- speech` runs only that benchmark.
const wanted = process.argv[2]?.toLowerCase() ?? ''
for (const [name, measure] of Object.entries(measures)) {
  if (name.toLowerCase().includes(wanted)) console.log(await measure())
}
