import { openAccounts } from './users/accounts.ts'
import { createAnswerLog } from './users/answer-log.ts'
import { checkAll } from './checks/check-all.ts'
import { openCluster } from './cluster.ts'
import { measureCosts } from './costs.ts'
import { watchRounds } from './checks/rounds.ts'
import { runStages } from './stages.ts'

const PROCESSES = 3
const USERS = 100
const USERS_OF_COSTS = 40

/** Runs three processes and a hundred users under faults. Cleans up. Returns whether all checks passed. */
export async function runFaultTest(options: { isShort: boolean; isLogged: boolean }): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  const cluster = await openCluster(stack, { count: PROCESSES, isLogged: options.isLogged })
  await watchRounds(cluster.database)
  const log = createAnswerLog()
  log.begin('preparation')
  const [probe, ...accounts] = await openAccounts(USERS + 1, { ...cluster, log })
  if (!probe) throw new Error('There are no accounts')
  stack.defer(() => [probe, ...accounts].forEach(({ caller }) => caller.close()))
  const ended = await runStages({ ...cluster, probe, log }, accounts, options.isShort)
  return await checkAll({ ...cluster, ...ended, accounts: [probe, ...accounts], log })
}

/** Measures the cost of each user action with one process. Cleans up. */
export async function runCosts(options: { isLogged: boolean }): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const cluster = await openCluster(stack, { count: 1, isLogged: options.isLogged })
  const accounts = await openAccounts(USERS_OF_COSTS, { ...cluster, log: createAnswerLog() })
  stack.defer(() => accounts.forEach(({ caller }) => caller.close()))
  const [app] = cluster.processes
  if (app) await measureCosts(accounts, { ...cluster, app })
}
