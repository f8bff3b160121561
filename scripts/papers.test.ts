import { globSync, readFileSync, statSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/server/config/config.ts'
import { Environment } from '../src/server/config/schema.ts'
import { madeDocuments } from './documents/documents.ts'
import { readLicense, licensesPage, productionPackages } from './licenses.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const FILM = 'docs/pictures/idea-to-plan.webp'

describe('documents match the code', () => {
  it('README has at most 120 lines', () => {
    expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(120)
  })

  it('docs/README.md leads to every page of docs', () => {
    const pages = globSync('*.md', { cwd: 'docs' }).filter((name) => name !== 'README.md')
    expect(pages.filter((name) => !read('docs/README.md').includes(`(${name})`))).toEqual([])
  })

  it('README and docs show every picture of docs/pictures, and each is small', () => {
    const pages = ['README.md', ...globSync('docs/*.md')].map(read).join('\n')
    const shown = [...pages.matchAll(/pictures\/[\w-]+\.webp/gu)].map(([path]) => `docs/${path}`)
    expect(new Set(shown)).toEqual(new Set(globSync('docs/pictures/*').map((path) => path.replaceAll('\\', '/'))))
    const large = shown.filter((path) => statSync(path).size > (path === FILM ? 3_000_000 : 200_000))
    expect(large).toEqual([])
  })

  it('README names the tests that CI runs', () => {
    const [, line = ''] = /^## Tests\n\n```sh\n(.*)\n```$/mu.exec(read('README.md')) ?? []
    expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe(line)
    expect(read('.github/workflows/ci.yml')).toContain('- run: .ci/run\n')
  })

  it('docs/troubleshooting.md has messages that the code has', () => {
    const code = globSync(['src/{server,shared}/**/*.ts', 'scripts/*.{ts,mjs}']).map(read).join('\n')
    const quoted = [...read('docs/troubleshooting.md').matchAll(/^\| (.*?) \|/gmu)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/["`]([^"`]+)["`]/gu)])
      .flatMap(([, message = '']) => message.replace('3000', '...').split('...'))
    expect(quoted.length).toBeGreaterThan(15)
    expect(quoted.filter((part) => !code.includes(part.trim()))).toEqual([])
  })

  it('the made pages of docs/ are those that npm run documents makes', async () => {
    for (const [path, text] of Object.entries(await madeDocuments())) expect(read(path), path).toBe(text)
  })

  it('every line of .env.example is valid once it is uncommented', () => {
    const lines = parseEnv(read('.env.example').replaceAll(/^# (?=[A-Z\d_]+=)/gm, ''))
    expect(Object.keys(lines).toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
    const { DEV_ACCESS_EMAILS, FIREBASE_AUTH_EMULATOR_HOST, ...both } = lines
    const without = (prefix: string) =>
      Object.fromEntries(Object.entries(both).filter(([name]) => !name.startsWith(prefix)))
    expect(readConfig(without('FIREBASE_'))).toMatchObject({ oidc: { clientId: 'hookline' }, production: true })
    const production = without('OIDC_')
    const config = readConfig(production)
    expect(config).toMatchObject({ host: '127.0.0.1', dataDir: 'data', trustProxy: '127.0.0.1', production: true })
    const development = { ...production, NODE_ENV: 'development', DEV_ACCESS_EMAILS, FIREBASE_AUTH_EMULATOR_HOST }
    expect(readConfig(development)).toMatchObject({ production: false, identity: { kind: 'firebase' } })
  })

  it('ARCHITECTURE names files of the walkthroughs that exist', () => {
    const [, lists = ''] = /^## Walkthroughs\n(.*?)^## /ms.exec(read('ARCHITECTURE.md')) ?? []
    const named = [...lists.matchAll(/(?<!\*)`([\w./-]+\.(?:tsx?|json|md))`(?!\*)/g)].map(([, name = '']) => name)
    const files = ['*.{json,md}', '{src,db,scripts,build,evals}/**/*.{ts,tsx}', 'docs/*.md'].flatMap((pattern) =>
      globSync(pattern),
    )
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
