import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestApp } from '../../src/server/testing/test-app.ts'
import { parseMarkdown } from './markdown.ts'

const run = promisify(execFile)

it('the lines of docs/api.md make an account and ten hooks', async () => {
  const app = await createTestApp()
  const folder = mkdtempSync(join(tmpdir(), 'hookline-api-lines-'))
  try {
    const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
    const [block] = parseMarkdown(readFileSync('docs/api.md', 'utf8')).blocks
    const answers: unknown[] = []
    for (const { text } of block?.lines ?? []) {
      const line = text.replace('http://127.0.0.1:3000', url)
      answers.push(JSON.parse((await run('sh', ['-c', line], { cwd: folder })).stdout))
    }
    expect(answers).toMatchObject([{ user: { email: 'you@example.com' } }, { hooks: { length: 10 } }])
  } finally {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
