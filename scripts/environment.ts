import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Changes to the project's root and reads its `.env`, if it exists. Variables of the shell take precedence. */
export function loadEnvironment(): void {
  process.chdir(resolve(import.meta.dirname, '..'))
  if (existsSync('.env')) process.loadEnvFile('.env')
}
