import { type FastifyInstance } from 'fastify'

/** A function that verifies an event, and one that applies it. */
export interface WebhookHandler<Event> {
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<Event>
  apply(event: Event): Promise<void>
}

/**
 * `POST /api/stripe/webhook`. The signature covers the bytes as they arrived, so this scope has its own parser. The
 * answer is 200 only once the event is applied; after anything else the provider sends it again.
 */
export async function addPaymentWebhook<Event>(app: FastifyInstance, handler: WebhookHandler<Event>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/stripe/webhook', async (request) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await handler.apply(await handler.readEvent(body, Array.isArray(signature) ? signature[0] : signature))
      return { received: true }
    })
  })
}
