import { type FastifyInstance, type FastifyReply } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import { UNSUBSCRIBE_PATH } from '../../shared/features/account/account.constants.ts'
import { type Services } from '../composition/services.ts'

const ASK = {
  title: 'Stop these mails?',
  body: '<p>Hookline will not remind you by mail of what you planned any more.</p><form method="post"><button>Stop these mails</button></form>',
}
const DONE = {
  title: 'These mails are stopped',
  body: '<p>Hookline will not remind you by mail any more. To have the mails again, switch on Email Updates in <a href="../settings">Settings</a>.</p>',
}
const OVER = {
  title: 'This link no longer works',
  body: '<p>Sign in and switch off Email Updates in <a href="../settings">Settings</a>.</p>',
}
/** Colours and spacing as in `tokens.css`. The page needs no script and no files of the app. */
const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; padding: 15vh 24px 24px; font: 16px/24px system-ui, sans-serif;
  background: light-dark(#eff4f4, #0a1b21); color: light-dark(#0b1f26, #edf3f2) }
main { max-width: 480px; margin: auto }
h1 { margin: 0 0 16px; font-size: 28px; line-height: 36px }
p { margin: 0 0 24px }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 999px; font: 600 16px/24px system-ui, sans-serif;
  background: #ff7a3d; color: #0b1f26; cursor: pointer }
a { color: inherit }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px }`

/**
 * `/unsubscribe/<token>`: GET shows a confirmation, because programs that scan mail follow links. POST unsubscribes,
 * for the button of that page and for the one in mail programs (RFC 8058). The token alone identifies the user, so no
 * session is read, and the body of a POST is ignored.
 */
export async function addUnsubscribe(
  app: FastifyInstance,
  unsubscribe: Pick<Services['unsubscribe'], 'check' | 'end'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) => done(null))
    const path = `${UNSUBSCRIBE_PATH}:token`
    scope.get<{ Params: { token: string } }>(path, async ({ params }, reply) =>
      answer(reply, ASK, unsubscribe.check(params.token)),
    )
    scope.post<{ Params: { token: string } }>(path, async ({ params }, reply) =>
      answer(reply, DONE, unsubscribe.end(params.token)),
    )
  })
}

async function answer(reply: FastifyReply, page: typeof ASK, work: Promise<void>): Promise<FastifyReply> {
  void reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
  try {
    await work
    return reply.send(toHtml(page))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'BAD_REQUEST')) throw error
    return reply.status(404).send(toHtml(OVER))
  }
}

function toHtml({ title, body }: typeof ASK): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Hookline</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`
}
