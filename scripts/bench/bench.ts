import { cpus } from 'node:os'
import { buildClientIfStale } from '../client-build.ts'
import { loadEnvironment } from '../environment.ts'
import { measureBundle } from './bundle.ts'
import { measureFirstHook } from './first-hook.ts'
import { measureLibrary } from './library.ts'
import { measureMemory } from './memory.ts'
import { measureStartup } from './startup.ts'
import { measureThroughput } from './throughput.ts'

loadEnvironment()
buildClientIfStale()
console.log(`${cpus().length} cores, Node ${process.versions.node}`)
console.log(measureBundle())
for (const measure of [measureStartup, measureMemory, measureFirstHook, measureThroughput, measureLibrary]) {
  console.log(await measure())
}
