import { setTimeout as wait } from 'node:timers/promises'
import { type Account } from './accounts.ts'
import { type Action, ACTIONS } from './actions.ts'

/** Longest pause between two actions of a user, in milliseconds; half of it on average. */
const LONGEST_PAUSE_MS = 2_400

/** Makes each account do one action after the other until `over` fires. Resolves when the last action is done. */
export async function keepBusy(accounts: readonly Account[], over: AbortSignal): Promise<void> {
  await Promise.all(
    accounts.map(async (account) => {
      await wait(Math.random() * LONGEST_PAUSE_MS)
      while (!over.aborted) {
        await chooseAction()(account)
        await wait(Math.random() * LONGEST_PAUSE_MS)
      }
    }),
  )
}

function chooseAction(): Action {
  let left = Math.random() * ACTIONS.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [action, weight] of ACTIONS) {
    left -= weight
    if (left < 0) return action
  }
  return async () => {}
}
