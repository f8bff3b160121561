import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkCompose } from './compose-file.ts'
import { findModules } from './module-graph.ts'
import { createReport } from './report.ts'
import { checkService } from './service-file.ts'

it('the settings of the service and of Compose are valid', async () => {
  const lines: string[] = []
  const report = createReport((line) => lines.push(line))
  await checkService(report)
  await checkCompose(report)
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([])
  expect(lines.length).toBeGreaterThan(8)
})

it('what an installation keeps is found by its imports: workers, lazy modules, and no package for development', () => {
  const { files, packages } = findModules(['scripts/start.mjs', 'scripts/owner.ts'])
  expect([...files]).toEqual(
    expect.arrayContaining([
      'scripts/start.ts',
      'src/server/main.ts',
      'db/postgres.ts',
      'db/migrations/0001-accounts.ts',
      'src/server/audio/render-worker.ts',
      'src/server/providers/speech/offline/espeak-child.ts',
    ]),
  )
  expect([...files].filter((path) => /^src\/client|testing\/|\.test\./u.test(path))).toEqual([])
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([])
  expect(packages.has('better-sqlite3')).toBe(true)
  expect(packages.has('react')).toBe(false)
})

it('an installation by root writes its log beside the folder of the user, who could put a link there', () => {
  const script = readFileSync('deploy/install.sh', 'utf8')
  expect(script.split('\n').filter((line) => line.includes('chown'))).toEqual(['  chown "$user" "$data/own"'])
  expect(script).toContain('"$@" >"$data/log" 2>&1 &')
})
