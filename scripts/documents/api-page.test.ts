import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../src/server/testing/test-app.ts'
import { parseMarkdown } from './markdown.ts'

const run = promisify(execFile)
const page = readFileSync('docs/api.md', 'utf8')

let app: TestApp
let url: string
const folder = mkdtempSync(join(tmpdir(), 'hookline-api-page-'))

beforeAll(async () => {
  app = await createTestApp()
  url = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('docs/api.md', () => {
  it('has lines that make an account and ten hooks', async () => {
    const [block] = parseMarkdown(page).blocks
    const answers: unknown[] = []
    for (const { text } of block?.lines ?? []) {
      const line = text.replace('http://127.0.0.1:3000', url)
      answers.push(JSON.parse((await run('sh', ['-c', line], { cwd: folder })).stdout))
    }
    expect(answers).toMatchObject([{ user: { email: 'you@example.com' } }, { hooks: { length: 10 } }])
  })

  it('names every call of the OpenAPI document, and no other', async () => {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      // A HEAD is the GET without its body.
      Object.keys(operations)
        .filter((method) => method !== 'head')
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
    const named = [...page.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`\s]+)`/gu)].map(([, call = '']) =>
      // The document has one call for all formats of a file.
      call.replace('{id}.mp3', '{file}'),
    )
    expect(new Set(named)).toEqual(new Set(calls))
  })
})
