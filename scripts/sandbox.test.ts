import { expect, it } from 'vitest'
import { systemRandom } from '../src/server/runtime/random.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createSandboxObjectRepository } from '../src/server/features/subscription/sandbox-object.repository.ts'
import { createSandbox } from '../src/server/providers/payments/sandbox/create-sandbox.ts'
import { cardThat } from '../src/server/providers/payments/sandbox/testing/open-sandbox.ts'
import { openStorage } from '../src/server/runtime/storage.ts'
import { runScript, withFolder } from '../src/server/testing/child-server.ts'

it('the sandbox command works beside a running server, which then processes the events', () =>
  withFolder(async (dataDir) => {
    const { db, close } = await openStorage({ database: { kind: 'sqlite' }, dataDir })
    const types: string[] = []
    const { payments, pages, host } = createSandbox({
      ...systemRandom,
      store: createSandboxObjectRepository(db),
      clock: systemClock,
      origin: () => '',
      onEvent: async (...event) => void types.push((await payments.readEvent(...event)).type),
    })
    const { sessionId } = await pages.startGuestCheckout('monthly')
    await pages.completeGuestCheckout(sessionId, 'guest@example.com', cardThat('fails-later'))
    types.length = 0

    const run = (...args: string[]) => runScript('scripts/sandbox.ts', { DATA_DIR: dataDir }, args)
    const [advanced, refused] = [await run('advance', '32', 'days'), await run('advance', 'a', 'bit')]
    expect(advanced.code).toBe(0)
    expect(advanced.output).toContain('guest@example.com, card 0341')
    expect(advanced.output).toContain('monthly past_due')
    expect(advanced.output).toMatch(/\$19\.99 paid\n.*\$19\.99 open\n {2}2 events wait for the server/u)
    expect(refused.code).toBe(1)

    await host.deliverPending()
    expect(types).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
    await close()
  }))
