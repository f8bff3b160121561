import { buildClientIfStale } from './client-build.ts'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
buildClientIfStale()
