import type { Plan } from '../../shared/features/subscription/subscription.constants.ts'
import { SANDBOX_CARDS, type SandboxCardBehaviour } from '../../shared/features/subscription/sandbox.constants.ts'
import { type TestServer } from './test-server.ts'

/** Subscribes the signed-in user of the test server, with a sandbox card of this behaviour. */
export async function pay(server: TestServer, plan: Plan, behaviour: SandboxCardBehaviour = 'pays'): Promise<void> {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  const card = SANDBOX_CARDS.find((one) => one.behaviour === behaviour)
  if (!session || !card) throw new Error('Nobody is signed in, or there is no such card')
  const { clientSecret } = await server.services.checkout.start(session.user, plan)
  await server.services.sandbox().pay(clientSecret, { number: card.number, expiry: '12/40', cvc: '123' })
}
