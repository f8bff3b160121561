import { findProxy } from './cluster/services/proxy.ts'
import { loadEnvironment } from './environment.ts'
import { findPostgres } from './postgres-server.ts'

// Three processes on one PostgreSQL behind a proxy, with a hundred users, while the services that they use fail one
// after the other. `--short`: half a minute of load instead of two. `--costs`: measures the cost of each user action
// instead. `--log`: shows the logs of the processes.
loadEnvironment()
const has = (option: string): boolean => process.argv.includes(option)
const missing = [...(findPostgres() ? [] : ['postgresql']), ...(findProxy() ? [] : ['haproxy'])]
if (missing.length > 0) {
  process.stdout.write(
    `Skipped: this needs Debian's ${missing.join(' and ')} (apt-get install ${missing.join(' ')}).\n`,
  )
} else {
  const { runCosts, runFaultTest } = await import('./cluster/runs.ts')
  const isLogged = has('--log')
  if (has('--costs')) await runCosts({ isLogged })
  else process.exitCode = (await runFaultTest({ isShort: has('--short'), isLogged })) ? 0 : 1
}
