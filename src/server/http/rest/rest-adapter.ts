import { type AnyRouter, callTRPCProcedure, TRPCError } from '@trpc/server'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appRouter } from '../../router.ts'
import { type Context } from '../../trpc/context.ts'
import { REST_ROUTES, type RestRow } from './rest-routes.ts'

export type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/** A procedure's kind and schemas, as the adapter needs them. */
export interface ProcedureDefinition {
  type: 'query' | 'mutation' | 'subscription'
  inputs: z.ZodType[]
  output?: z.ZodType
}

/** Looks up a procedure in the router. Throws for an unknown name, which the type of a row already excludes. */
export function findDefinition(path: string): ProcedureDefinition {
  const router: AnyRouter = appRouter
  const procedure = router._def.procedures[path] as { _def: ProcedureDefinition } | undefined
  if (!procedure) throw new Error(`No procedure ${path}`)
  return procedure._def
}

/** Answers every row of the table by calling its procedure with the request's path, query and body as one input. */
export function addRestRoutes(app: FastifyInstance, createContext: CreateContext): void {
  for (const row of REST_ROUTES) {
    if (row.customHandler) continue
    const { type, inputs } = findDefinition(row.procedure)
    const readQuery = queryReader(inputs[0])
    app.route({
      method: row.method,
      url: row.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
      handler: async (request, reply) => {
        // Only a call that writes waits long enough to be stopped when its caller leaves.
        const signal = type === 'query' ? undefined : createCallerSignal(reply)
        const result: unknown = await callTRPCProcedure({
          router: appRouter,
          path: row.procedure,
          type,
          ctx: await createContext(request, reply),
          signal,
          batchIndex: 0,
          getRawInput: async () => buildInput(row, request, readQuery),
        })
        const answer = row.answer ? row.answer.parse(result) : result
        return reply.status(row.status ?? 200).send(row.status === 204 ? undefined : answer)
      },
    })
  }
}

/** A signal that fires when the caller leaves before the answer is sent, immediately where they have left already. */
export function createCallerSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  if (reply.raw.destroyed) left.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}

/** The input is the query of a GET and the body of other methods; a DELETE may have either. */
function buildInput(row: RestRow, request: FastifyRequest, readQuery: (query: unknown) => object): unknown {
  const query = row.method === 'GET' || row.method === 'DELETE' ? readQuery(request.query) : {}
  const given = row.method === 'GET' ? {} : (request.body ?? {})
  if (typeof given !== 'object' || Array.isArray(given)) return given
  return { ...query, ...given, ...(request.params as object) }
}

/**
 * Returns a function that parses a query by a schema, for handlers outside of the table. It throws the error of a
 * procedure with an invalid input.
 */
export function queryParser<Schema extends z.ZodType>(schema: Schema): (query: unknown) => z.output<Schema> {
  const read = queryReader(schema)
  return (query) => {
    const { success, data, error } = schema.safeParse(read(query))
    if (!success) throw new TRPCError({ code: 'BAD_REQUEST', cause: error })
    return data
  }
}

/** Query values arrive as text. The schema's JSON type decides which of them are numbers or booleans. */
function queryReader(input: z.ZodType | undefined): (query: unknown) => object {
  let properties: ReturnType<typeof listProperties> | undefined
  return (query) => {
    const values = Object.entries(query as Record<string, unknown>)
    // Built with the first query, to keep the start short.
    properties ??= input ? listProperties(input) : {}
    const known = properties
    return Object.fromEntries(values.map(([name, value]) => [name, coerce(known[name], value)]))
  }
}

function listProperties(schema: z.ZodType): Record<string, { type?: string }> {
  const json = z.toJSONSchema(schema, { io: 'input' })
  return (json.properties ?? {}) as Record<string, { type?: string }>
}

function coerce(property: { type?: string } | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if ((property?.type === 'number' || property?.type === 'integer') && /^-?\d+(\.\d+)?$/u.test(value))
    return Number(value)
  if (property?.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
