import { expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { choosePayments } from '../../../composition/payment-provider.ts'
import { type Payments } from '../../../providers/payments/payments.port.ts'
import { openBuyer } from '../../../testing/open-buyer.ts'
import { createTestApp, TEST_PASSWORD } from '../../../testing/test-app.ts'

const OLD = 'noor@example.com'
const NEW = 'noor@new.example'
const HOUR = 60 * 60_000

/** A buyer whose change of the address is confirmed. `move` stands in front of the provider. */
async function openMoved(move: (next: Payments['moveCustomer']) => Payments['moveCustomer']) {
  const open = await choosePayments({ kind: 'sandbox' })
  const app = await createTestApp({
    openPayments: (wiring) => {
      const { payments, sandbox } = open(wiring)
      return { payments: { ...payments, moveCustomer: move(payments.moveCustomer) }, sandbox }
    },
  })
  const buyer = await openBuyer(app)
  await buyer.buy('yearly')
  const { id } = (await app.services.auth.login({ email: OLD, password: TEST_PASSWORD }, VISITOR)).user
  async function change(email: string): Promise<void> {
    const proof = { sessionToken: undefined, address: VISITOR.address }
    await app.services.emailChanges.request(id, { email, password: TEST_PASSWORD }, proof)
    await app.runDueJobs()
    const token = /token=([\w-]+)/u.exec(app.mailer.lastTo(email).text)?.[1] ?? ''
    await app.services.emailChanges.confirm(token, id, '')
  }
  const customers = async () =>
    (await app.db.selectFrom('sandbox_objects').select('data').where('kind', '=', 'customer').execute()).map(
      ({ data }) => (JSON.parse(data) as { email: string }).email,
    )
  return { app, change, customers }
}

const VISITOR = { address: '127.0.0.1', userAgent: 'test', deviceToken: undefined, sessionToken: undefined }

it('is told to the payment provider after the confirmation, until that accepts it', async () => {
  let isAway = true
  const { app, change, customers } = await openMoved((next) => async (request) => {
    if (isAway) throw new AppError('BAD_GATEWAY', 'The payments cannot be reached.')
    await next(request)
  })
  await change(NEW)
  for (let hours = 0; hours < 10 * 24; hours += 6) {
    expect(await app.runDueJobs()).toHaveLength(1)
    expect(await customers()).toEqual([OLD])
    await app.clock.advance(6 * HOUR)
  }
  isAway = false
  expect(await app.runDueJobs()).toEqual([])
  expect(await customers()).toEqual([NEW])
  expect(await app.db.selectFrom('jobs').selectAll().where('kind', '=', 'customer-address').execute()).toEqual([])
})

it('is the newest one there, also where it changes while the provider answers', async () => {
  const told: string[] = []
  let meanwhile = async () => {}
  const { app, change, customers } = await openMoved((next) => async (request) => {
    const during = meanwhile
    meanwhile = async () => {}
    await during()
    told.push(request.email)
    await next(request)
  })
  await change(NEW)
  meanwhile = async () => void (await app.db.updateTable('users').set({ email: 'last@new.example' }).execute())
  await app.runDueJobs()
  expect(told).toEqual([NEW, 'last@new.example'])
  expect(await customers()).toEqual(['last@new.example'])
})
