import { type FastifyInstance } from 'fastify'

/**
 * JSON is the only body. An empty body equals `{}`. Content types that another site's page could send without a
 * preflight get 415.
 */
export function addBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {})
    else void parseJson(request, String(body), done)
  })
}
