import type { StaticDocumentSpec } from '@fastify/swagger'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ERROR_REASONS } from '../../../shared/errors.ts'
import { AUDIO_DOCUMENT_PATH, audioOperations } from './audio-operation.ts'
import { fileOperations } from './file-operations.ts'
import { findDefinition } from './rest-adapter.ts'
import { REST_ROUTES, type RestRow } from './rest-routes.ts'

const ERROR = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    field: { type: 'string' },
    reason: { type: 'string', enum: [...ERROR_REASONS] },
    requestId: { type: 'string' },
    redirect: { type: 'string' },
  },
}

const DOCS_PATH = '/api/docs'

type Paths = Record<string, Record<string, unknown>>

let paths: Paths | undefined

/**
 * The OpenAPI 3.1 document of the REST table, from the same schemas that check the calls. `paths` is built when it is
 * first read, once per process: it takes longer than the rest of the routes at a start, and most servers never need it.
 */
function openApiDocument(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hookline',
      version,
      description: 'Hooks for YouTube, TikTok and Instagram.',
      license: { name: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hookline_session' } },
      schemas: { Error: ERROR },
    },
    get paths() {
      return (paths ??= describePaths())
    },
  }
}

function describePaths(): Paths {
  const described: Paths = {}
  for (const row of REST_ROUTES) {
    described[row.path] = { ...described[row.path], [row.method.toLowerCase()]: operation(row) }
  }
  return {
    ...described,
    [AUDIO_DOCUMENT_PATH]: audioOperations(failed()),
    ...fileOperations({ failed, jsonContent, queryParameters }),
  }
}

function operation(row: RestRow) {
  const { inputs, ...definition } = findDefinition(row.procedure)
  const output = row.answer ?? definition.output
  const input = inputs[0] && z.toJSONSchema(inputs[0], { io: 'input' })
  return {
    operationId: row.procedure.replaceAll('.', '_'),
    tags: [row.procedure.split('.')[0]],
    summary: row.summary,
    security: row.public ? [] : [{ session: [] }],
    ...(input && row.method === 'GET' && { parameters: queryParameters(input) }),
    ...(input && row.method !== 'GET' && { requestBody: { required: true, content: jsonContent(input) } }),
    responses: {
      [row.status ?? 200]: {
        description: 'Success',
        ...(output && { content: jsonContent(z.toJSONSchema(output)) }),
      },
      default: failed(),
    },
  }
}

function failed() {
  return { description: 'Refused or failed', content: jsonContent({ $ref: '#/components/schemas/Error' }) }
}

function jsonContent(schema: object) {
  const { $schema: _, ...rest } = schema as { $schema?: string }
  return { 'application/json': { schema: rest } }
}

function queryParameters(input: { properties?: Record<string, unknown>; required?: string[] }) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}

/**
 * Serves the OpenAPI document at `/api/openapi.json` and its page at `/api/docs`. The page has a server of its own inside
 * this one, made for its first reader: its packages delay a start and take 5 MB.
 */
export function addOpenApi(app: FastifyInstance, version: string): void {
  const document = openApiDocument(version)
  app.get('/api/openapi.json', () => document)
  let docs: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { inject } = await (docs ??= openDocs(document))
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
    const { statusCode, headers, rawPayload } = await inject({ method, url: request.url, headers: request.headers })
    return reply.status(statusCode).headers(headers).send(rawPayload)
  }
  app.get(DOCS_PATH, answer)
  app.get(`${DOCS_PATH}/*`, answer)
}

async function openDocs(document: ReturnType<typeof openApiDocument>): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = fastify()
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: document as StaticDocumentSpec['document'] },
  })
  await docs.register(swaggerUi, { routePrefix: DOCS_PATH, staticCSP: false })
  await docs.ready()
  return docs
}
