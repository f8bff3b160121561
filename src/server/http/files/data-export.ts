import { type FastifyInstance } from 'fastify'
import { DATA_EXPORT_PATH } from '../../../shared/features/account/account.constants.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext } from '../rest/rest-adapter.ts'
import { sendDownload } from './streamed.ts'

/** `GET /api/user/export`: all data of a user as one streamed JSON file. */
export function addDataExport(app: FastifyInstance, createContext: CreateContext): void {
  app.get(DATA_EXPORT_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { filename, text } = services.dataExport.file(requireUser(ctx).id)
    return sendDownload(reply, filename, 'application/json; charset=utf-8', text, closing)
  })
}
