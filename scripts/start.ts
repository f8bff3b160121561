import { resolve } from 'node:path'
import { addStaticClient } from '../src/server/http/static-client.ts'
import { main } from '../src/server/main.ts'
import { buildClientIfStale, CLIENT_DIR } from './client-build.ts'
import { loadEnvironment } from './environment.ts'

loadEnvironment()
buildClientIfStale()
await main(process.env, {
  add: (app, site) => addStaticClient(app, resolve(CLIENT_DIR), site),
  inlineScripts: false,
})
