import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { main } from '../src/server/main.ts'
import { addStaticClient } from '../src/server/http/static-client.ts'
import { buildClientIfStale, CLIENT_DIR } from './client-build.ts'

process.chdir(resolve(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')
await buildClientIfStale()
await main(process.env, (app) => addStaticClient(app, resolve(CLIENT_DIR)))
