import { type FastifyInstance } from 'fastify'
import { DATA_EXPORT_PATH } from '../../../shared/features/account/account.constants.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { type CreateContext } from '../rest/rest-adapter.ts'
import { sendDownload } from './streamed.ts'

/** `GET /api/user/export`: everything of a user as one JSON file, sent as it is read. */
export function addDataExport(app: FastifyInstance, createContext: CreateContext): void {
  app.get(DATA_EXPORT_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { filename, text } = services.dataExport.file(requireUser(ctx).id)
    return sendDownload(reply, filename, 'application/json; charset=utf-8', text, closing)
  })
}
