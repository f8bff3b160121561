import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Goes to the project's root and reads its `.env`, if there is one. What the shell has set already wins. */
export function loadEnvironment(): void {
  process.chdir(resolve(import.meta.dirname, '..'))
  if (existsSync('.env')) process.loadEnvFile('.env')
}
