import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs the benchmarks whose names contain `wanted` on the server of another commit, from a worktree of its own that is
 * removed afterwards. Returns its medians by the names of the rows. Throws where the commit does not exist or its server
 * does not start.
 */
export function measureCommit(commit: string, wanted: string): Map<string, number> {
  const folder = join(mkdtempSync(join(tmpdir(), 'hookline-against-')), 'checkout')
  const run = (file: string, args: string[], env: Record<string, string> = {}, cwd = '.'): string =>
    execFileSync(file, args, {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    })
  run('git', ['worktree', 'add', '--detach', folder, commit])
  try {
    const hasSamePackages = readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')))
    if (hasSamePackages && existsSync('node_modules'))
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    else run('npm', ['ci', '--prefer-offline'], {}, folder)
    run(process.execPath, ['scripts/build.ts'], {}, folder)
    const args = ['scripts/bench/bench.ts', ...(wanted ? [wanted] : []), '--json']
    const rows = JSON.parse(run(process.execPath, args, { BENCH_FOLDER: folder })) as { name: string; median: number }[]
    return new Map(rows.map(({ name, median }) => [name, median]))
  } finally {
    run('git', ['worktree', 'remove', '--force', folder])
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}
