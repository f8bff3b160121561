import { type FastifyInstance } from 'fastify'
import { type ExportFormat } from '../../../shared/features/library/library.constants.ts'
import {
  ChosenExportRequest,
  LibraryExportRequest,
  LibraryRequest,
} from '../../../shared/features/library/library.schema.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext, queryParser } from '../rest/rest-adapter.ts'
import { sendDownload, streamed } from './streamed.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const EXPORT_TYPES: Record<ExportFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: JSON_TYPE,
}

/**
 * The lists that can be long: `GET /api/library` (with `limit` or `cursor` a page and `X-Next-Cursor`, otherwise the
 * whole list), `GET /api/library/favorites`, and `/api/library/export` by GET, or by POST with ids. They are streamed,
 * so that at most one page is in memory.
 */
export function addLibraryLists(app: FastifyInstance, createContext: CreateContext): void {
  const readList = queryParser(LibraryRequest)
  app.get('/api/library', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const asked = readList(request.query)
    void reply.type(JSON_TYPE)
    if (asked.limit === undefined && asked.cursor === undefined) {
      return reply.send(streamed(ctx.services.library.wholeText(id, asked), ctx.closing))
    }
    const { text, nextCursor } = await ctx.services.library.pageText(id, asked)
    if (nextCursor !== null) void reply.header('x-next-cursor', nextCursor)
    return reply.send(text)
  })

  app.get('/api/library/favorites', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    return reply.type(JSON_TYPE).send(streamed(ctx.services.library.favoritesText(id), ctx.closing))
  })

  const readExport = queryParser(LibraryExportRequest)
  app.get('/api/library/export', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const asked = readExport(request.query)
    const { filename, text } = ctx.services.library.exportFile(id, asked)
    return sendDownload(reply, filename, EXPORT_TYPES[asked.format], text, ctx.closing)
  })

  const readChosen = queryParser(ChosenExportRequest)
  app.post('/api/library/export', async (request, reply) => {
    const ctx = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const asked = readChosen(request.body ?? {})
    const { filename, text } = ctx.services.library.exportChosen(id, asked)
    return sendDownload(reply, filename, EXPORT_TYPES[asked.format], text, ctx.closing)
  })
}
