import { globSync, readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/server/config/config.ts'
import { Environment } from '../src/server/config/schema.ts'
import { REST_ROUTES } from '../src/server/http/rest/rest-routes.ts'
import { readLicense, licensesPage, productionPackages } from './licenses.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const FILM = 'docs/pictures/idea-to-plan.webp'

describe('documents match the code', () => {
  it('README contains the typed client example as it is compiled', () => {
    expect(read('README.md')).toContain(read('examples/typed-client.ts'))
  })

  it('README shows every picture of docs/pictures, and each is small', () => {
    const shown = [...read('README.md').matchAll(/docs\/pictures\/[\w-]+\.webp/gu)].map(([path]) => path)
    expect(new Set(shown)).toEqual(new Set(globSync('docs/pictures/*').map((path) => path.replaceAll('\\', '/'))))
    const large = shown.filter((path) => statSync(path).size > (path === FILM ? 3_000_000 : 200_000))
    expect(large).toEqual([])
  })

  it('README names every REST call', () => {
    for (const { method, path } of REST_ROUTES) expect(read('README.md')).toContain(`${method} ${path}`)
  })

  it('README and .env.example name every variable', () => {
    for (const name of Object.keys(Environment.shape)) {
      expect(read('.env.example'), name).toContain(name)
      expect(read('README.md'), name).toContain(name)
    }
  })

  it('every line of .env.example is valid once it is uncommented', () => {
    const lines = parseEnv(read('.env.example').replaceAll(/^# (?=[A-Z\d_]+=)/gm, ''))
    expect(Object.keys(lines).toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
    const { DEV_ACCESS_EMAILS, FIREBASE_AUTH_EMULATOR_HOST, ...production } = lines
    const config = readConfig(production)
    expect(config).toMatchObject({ host: '127.0.0.1', dataDir: 'data', trustProxy: '127.0.0.1', production: true })
    const development = { ...production, NODE_ENV: 'development', DEV_ACCESS_EMAILS, FIREBASE_AUTH_EMULATOR_HOST }
    expect(readConfig(development)).toMatchObject({ production: false, identity: { kind: 'firebase' } })
  })

  it('ARCHITECTURE names files of the walkthroughs that exist', () => {
    const [, lists = ''] = /^## Walkthroughs\n(.*?)^## /ms.exec(read('ARCHITECTURE.md')) ?? []
    const named = [...lists.matchAll(/(?<!\*)`([\w./-]+\.(?:tsx?|json|md))`(?!\*)/g)].map(([, name = '']) => name)
    const files = ['*.{json,md}', '{src,db,scripts,build,evals}/**/*.{ts,tsx}'].flatMap((pattern) => globSync(pattern))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
  })

  it('third-party licences are those of the lockfile', () => {
    expect(read('THIRD_PARTY_LICENSES.md')).toBe(licensesPage())
  })

  it('every licence allows our use', () => {
    const allowed = /MIT|ISC|BSD|Apache-2\.0|BlueOak|0BSD|Unlicense|CC0|OFL-1\.1|MPL-2\.0|Python-2\.0|CC-BY-4\.0|WTFPL/
    expect(
      productionPackages()
        // The offline voice is optional and runs in a separate process: see DECISIONS.
        .filter((entry) => !allowed.test(readLicense(entry)) && entry.name !== 'espeak-ng')
        .map((entry) => entry.name),
    ).toEqual([])
  })
})
