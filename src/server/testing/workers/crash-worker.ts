import { openPostgres } from '../../../../db/postgres.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { systemClock } from '../../runtime/clock.ts'
import { createCustomerRepository } from '../../features/subscription/customer.repository.ts'
import { createSubscriptionRefresh } from '../../features/subscription/subscription-refresh.service.ts'
import { createSubscriptionRepository } from '../../features/subscription/subscription.repository.ts'
import { cutBefore, type Write } from '../database/cut-database.ts'
import { createFakeSubscriptions, buildEvent } from '../fakes/fake-subscriptions.ts'

// A server that processes an event of the payment provider and is killed by the system before a certain write.
const [target = '', subscriptionId = '', step = '0', write = ''] = process.argv.slice(2)
const db = target.startsWith('postgres') ? openPostgres(target) : openSqlite(target).db
const dying = cutBefore(db, write as Write, () => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The signal did not come')
})
const payments = createFakeSubscriptions()
payments.steps.set(subscriptionId, Number(step))
const events = createSubscriptionRefresh({
  payments,
  subscriptions: createSubscriptionRepository(dying, 'sandbox'),
  customers: createCustomerRepository(dying, 'sandbox'),
  clock: systemClock,
})
await events.apply(buildEvent(subscriptionId, Number(step)))
await db.destroy()
