import { systemRandom } from '../src/server/runtime/random.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createSandboxObjectRepository } from '../src/server/features/subscription/sandbox-object.repository.ts'
import { readDuration } from '../src/server/providers/payments/sandbox/billing/calendar.ts'
import { createSandbox, type Sandbox } from '../src/server/providers/payments/sandbox/create-sandbox.ts'
import { AppError } from '../src/shared/errors.ts'
import { formatPrice } from '../src/shared/plans.ts'
import { configured, fail, openConfigured } from './data-dir.ts'

// Advances the payments sandbox's clock, makes refunds and disputes, or lists its content. The server may be running or
// stopped.
const USAGE = `Say what to do:
  npm run sandbox -- show
  npm run sandbox -- advance 1 month      (3 days, 12 hours, 1 year, ...)
  npm run sandbox -- refund <email>       (all of the last payment, or: refund <email> 5.00)
  npm run sandbox -- dispute <email> open|won|lost`
const NOTE = 'A running server takes up what happened within seconds, a stopped one when it starts.'

const config = configured()
if (config.payments.kind !== 'sandbox') fail('Payments go through Stripe here (STRIPE_* is set): there is no sandbox.')
const [task = '', ...words] = process.argv.slice(2)
if (task === 'advance' && !config.localDemo) {
  fail(
    'The clock can be moved only where nobody else depends on it: HOST a loopback address, without PUBLIC_URL and TRUST_PROXY, not in production.',
  )
}

const storage = await openConfigured(config)
try {
  const store = createSandboxObjectRepository(storage.db)
  // Without a receiver: the server's webhook gets the events.
  const { host } = createSandbox({ ...systemRandom, store, clock: systemClock, origin: () => '' })
  console.log(await run(host, task, words))
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await storage.close()
}

async function run(host: Sandbox['host'], task: string, words: string[]): Promise<string> {
  const [email = '', detail = ''] = words
  if (task === 'show' && words.length === 0) return show(host)
  if (task === 'advance') {
    const now = await host.advance(readDuration(words.join(' ')))
    return `The sandbox's time is now ${now.toISOString()}.\n${await show(host)}\n${NOTE}`
  }
  if (task === 'refund' && /^(\d+(\.\d\d)?)?$/u.test(detail) && email !== '' && words.length <= 2) {
    await host.refund(email, detail === '' ? undefined : Math.round(Number(detail) * 100))
    return `${await show(host)}\n${NOTE}`
  }
  if (task === 'dispute' && isOutcome(detail) && words.length === 2) {
    await host.dispute(email, detail)
    return `${await show(host)}\n${NOTE}`
  }
  throw new AppError('BAD_REQUEST', USAGE)
}

function isOutcome(word: string): word is 'open' | 'won' | 'lost' {
  return word === 'open' || word === 'won' || word === 'lost'
}

async function show(host: Sandbox['host']): Promise<string> {
  const { now, accounts } = await host.inspect()
  const lines = accounts.flatMap(({ email, card, creditCents, subscriptions, invoices, events }) => [
    '',
    `${email || 'A guest who has not paid'}${card ? `, card ${card.last4}` : ''}${creditCents > 0 ? `, credit ${formatPrice(creditCents)}` : ''}`,
    ...subscriptions.map(({ plan, status, periodEnd, cancelAtPeriodEnd }) => {
      const next = `${cancelAtPeriodEnd ? 'ends' : 'period ends'} ${periodEnd.toISOString()}`
      return `  ${plan} ${status}, ${next}`
    }),
    ...invoices.map(({ createdAt, amountCents, status, refundedCents, dispute }) => {
      const back = refundedCents > 0 ? `, ${formatPrice(refundedCents)} refunded` : ''
      return `  ${createdAt.toISOString()}  ${formatPrice(amountCents)} ${status}${back}${dispute ? `, dispute ${dispute}` : ''}`
    }),
    ...(events.length > 0 ? [`  ${events.length} events wait for the server`] : []),
  ])
  return [`Sandbox time: ${now.toISOString()}, ${accounts.length} customers`, ...lines].join('\n')
}
