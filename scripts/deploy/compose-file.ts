import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { readConfig } from '../../src/server/config/config.ts'
import { Environment } from '../../src/server/config/schema.ts'
import { expectEqual, type Report } from './report.ts'

interface Service {
  profiles?: string[]
  expose?: string[]
  environment?: Record<string, string | number>
}

/** Variables of a profile that other services read, or Compose itself. */
const OF_COMPOSE = new Set(['COMPOSE_PROFILES', 'POSTGRES_PASSWORD', 'SITE'])
/** The linter's rules that are not those of the specification and that this file does not keep. */
const OTHER_TASTES = ['no-build-and-image', 'no-unbound-port-interfaces', 'service-image-require-explicit-tag']
/** What the image sets. */
const OF_THE_IMAGE = { NODE_ENV: 'production', DATA_DIR: '/data' }

/** deploy/compose.yaml by the specification's schema, and the settings of each profile by ours. */
export async function checkCompose(report: Report): Promise<void> {
  await report.check('compose.yaml follows the compose specification', () => {
    const options = OTHER_TASTES.flatMap((rule) => ['--disable-rule', rule])
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/dclint',
      ['deploy/compose.yaml', '--quiet', ...options],
      {
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`${stdout}${stderr}`)
  })
  const text = readFileSync('deploy/compose.yaml', 'utf8')
  const { services } = parse(text) as { services: Record<string, Service> }
  const profiles = new Set(Object.values(services).flatMap((service) => service.profiles ?? []))
  const settings = readProfiles()
  await report.check('every profile has settings', () => {
    expectEqual('profiles', [...settings.keys()].toSorted(), [...profiles].toSorted())
  })
  for (const [profile, variables] of [['none', {}] as const, ...settings]) {
    await report.check(`settings of profile ${profile} are valid, and its addresses are those of its services`, () => {
      const own = Object.entries(variables).filter(([name]) => !OF_COMPOSE.has(name))
      // The service has the file .env; what it sets itself comes first.
      const environment = {
        ...Object.fromEntries(own),
        ...interpolated(services['hookline']?.environment ?? {}, variables),
      }
      const unknown = Object.keys(environment).filter((name) => !(name in Environment.shape))
      expectEqual('unknown variables', unknown, [])
      const { warnings } = readConfig({ ...OF_THE_IMAGE, ...environment })
      expectEqual('warnings', warnings, [])
      for (const value of Object.values(variables)) checkAddress(value, profile, services)
    })
  }
}

/** The uncommented lines of each profile's part of deploy/compose.env. */
function readProfiles(): Map<string, NodeJS.Dict<string>> {
  const parts = readFileSync('deploy/compose.env', 'utf8')
    .split(/^# --- profile (\w+) ---$/mu)
    .slice(1)
  return new Map(
    parts.flatMap((name, at) =>
      at % 2 === 0 ? [[name, parseEnv((parts[at + 1] ?? '').replaceAll(/^# (?=[A-Z_]+=)/gmu, ''))] as const] : [],
    ),
  )
}

/** `${NAME:-default}` as Compose replaces it. */
function interpolated(
  environment: Record<string, string | number>,
  variables: NodeJS.Dict<string>,
): Record<string, string> {
  const replaced = (text: string): string =>
    text.replaceAll(/\$\{(\w+):-([^${}]*)\}/gu, (_, name: string, otherwise: string) => variables[name] || otherwise)
  // A default may have a variable of its own.
  const value = (text: string): string => (replaced(text) === text ? text : value(replaced(text)))
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, value(String(text))]))
}

/** An address inside of Compose's network names a service of the profile, and a port that it has. */
function checkAddress(value: string | undefined, profile: string, services: Record<string, Service>): void {
  if (!value?.includes('://')) return
  const { hostname, port } = new URL(value)
  if (hostname.endsWith('.example')) return
  const service = services[hostname]
  expectEqual(`profile of ${hostname}`, service?.profiles, [profile])
  expectEqual(`ports of ${hostname}`, service?.expose, [port])
}
