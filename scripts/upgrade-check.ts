import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { planUpgrade } from '../src/server/runtime/upgrade/plan-upgrade.ts'
import { configured } from './data-dir.ts'

// What the first start of this version will do: migrations, the room for the copy before them, settings that ended or
// whose default changed. Changes nothing. Exits 1 where the start would be refused.
const config = configured()
const fileVariables = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
const { lines, problems } = await planUpgrade(config, process.env, { fileVariables })
for (const line of [...config.warnings, ...lines]) console.log(line)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
