import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readConfig } from '../../src/server/config/config.ts'
import { expectEqual, type Report } from './report.ts'

const ANALYZE = '/usr/bin/systemd-analyze'
const UNIT = 'deploy/hookline.service'
/** The most of systemd's points for exposure, of 10. */
const MOST_EXPOSURE = 3

/** The unit and the settings beside it. That it starts is not checked: it needs systemd as the first process. */
export async function checkService(report: Report): Promise<void> {
  await report.check('the settings of the service are valid', () => {
    const config = readConfig(parseEnv(readFileSync('deploy/hookline.env', 'utf8')))
    expectEqual('warnings', config.warnings, [])
    expectEqual('data folder', config.dataDir, '/var/lib/hookline')
  })
  if (!existsSync(ANALYZE)) {
    report.skip('exposure of the service', "this needs Debian's systemd")
    return
  }
  await report.check(`exposure of the service is at most ${MOST_EXPOSURE}`, () => {
    const output = execFileSync(ANALYZE, ['security', '--offline=true', '--no-pager', UNIT], { encoding: 'utf8' })
    const exposure = Number(/exposure level for [^:]+: ([\d.]+)/u.exec(output)?.[1] ?? 10)
    if (exposure > MOST_EXPOSURE) throw new Error(String(exposure))
    return String(exposure)
  })
}

/**
 * Whether every system call that a trace names is one that the unit allows. `trace` is the output of `strace -f`. Throws
 * with the calls that are not.
 */
export function checkSystemCalls(trace: string): string {
  const used = new Set([...trace.matchAll(/^(?:\d+ +)?(\w+)\(/gmu)].flatMap(([, name]) => name ?? []))
  const filters = [...readFileSync(UNIT, 'utf8').matchAll(/^SystemCallFilter=(~?)(@[\w-]+)$/gmu)]
  const allowed = new Set<string>()
  for (const [, sign, group = ''] of filters) {
    for (const name of callsOf(group)) {
      if (sign) allowed.delete(name)
      else allowed.add(name)
    }
  }
  const refused = [...used].filter((name) => !allowed.has(name))
  if (used.size < 40 || refused.length > 0) throw new Error(`of ${used.size} calls: ${refused.join(', ')}`)
  return `${used.size} different calls`
}

/** The system calls of a group and of the groups in it. */
function callsOf(group: string): string[] {
  const { stdout } = spawnSync(ANALYZE, ['syscall-filter', '--no-pager', group], { encoding: 'utf8' })
  return [...stdout.matchAll(/^ +([@\w-]+)$/gmu)].flatMap(([, name = '']) =>
    name.startsWith('@') ? callsOf(name) : name,
  )
}
