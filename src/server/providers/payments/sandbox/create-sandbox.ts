import { type Clock } from '../../../runtime/clock.ts'
import { type Payments } from '../payments.port.ts'
import { type SandboxStore } from '../sandbox-store.port.ts'
import { createAccounts } from './accounts.ts'
import { createDelivery, type OnEvent } from './delivery.ts'
import { createSandboxClock } from './sandbox-clock.ts'
import { createSandboxPages, type SandboxPages } from './sandbox-pages.ts'
import { createSandboxHost, type SandboxHost } from './sandbox-host.ts'
import { createSandboxPayments } from './sandbox-payments.ts'
import { createWebhook } from './webhook.ts'

/** The sandbox's interfaces: for the server, the customers and the host. */
export interface Sandbox {
  payments: Payments
  pages: SandboxPages
  host: SandboxHost
}

/**
 * Payments without money: a simulator with Stripe's states and test cards, persistent in `store`, which several
 * processes may share. `origin` is the public address of the server, without a trailing slash. `onEvent` receives the
 * events as a webhook would; without it they wait in the store for another process.
 */
export function createSandbox(deps: {
  store: SandboxStore
  clock: Clock
  id: () => string
  token: () => string
  origin: () => string
  onEvent?: OnEvent
}): Sandbox {
  const time = createSandboxClock(deps.store, deps.clock)
  const webhook = createWebhook(deps.store, deps)
  const accounts = createAccounts({ ...deps, time })
  const delivery = createDelivery({ accounts, time, webhook, onEvent: deps.onEvent })
  return {
    payments: createSandboxPayments({ ...deps, accounts, time, webhook }),
    pages: createSandboxPages({ ...deps, accounts, delivery, time }),
    host: createSandboxHost({ accounts, delivery, time }),
  }
}
