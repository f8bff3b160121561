import { type FastifyInstance } from 'fastify'
import { AppError } from '../../../shared/errors.ts'
import { ARCHIVE_PATH, archiveTooLarge, IMPORT_PATH } from '../../../shared/features/library/archive.constants.ts'
import { ImportRequest, type ImportSummary } from '../../../shared/features/library/archive.schema.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { withReceivedFile } from './received-file.ts'
import { type CreateContext, queryParser, signalOfCaller } from '../rest/rest-adapter.ts'
import { sendDownload } from './streamed.ts'

/** Content types of a ZIP. Browsers send the second for files of unknown type. */
const ZIP_TYPES = new Set(['application/zip', 'application/x-zip-compressed', 'application/octet-stream'])

const tooLarge = (most: number): AppError => new AppError('PAYLOAD_TOO_LARGE', archiveTooLarge(most), { field: 'file' })

/**
 * `GET /api/library/archive`, everything of a user as one ZIP that is sent as it is made, and `POST /api/library/import`, its
 * way back in. Who is not signed in, or sends more than the account may hold, is refused before anything of the body is read.
 */
export async function addLibraryArchive(app: FastifyInstance, createContext: CreateContext): Promise<void> {
  // No HEAD route: it would build the whole file and discard it.
  app.get(ARCHIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const signal = AbortSignal.any([closing, signalOfCaller(reply)])
    // If the caller has disconnected already, no close event releases the slot.
    signal.throwIfAborted()
    reply.raw.once('close', services.archives.begin(id))
    const { filename, bytes } = services.archives.file(id, signal)
    return sendDownload(reply, filename, 'application/zip', bytes, signal)
  })

  const readQuery = queryParser(ImportRequest)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The handler itself receives the body, once it knows the user.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post(IMPORT_PATH, async (request, reply): Promise<ImportSummary> => {
      const { services, closing, ...ctx } = await createContext(request, reply)
      const { id } = requireUser(ctx)
      const { dryRun } = readQuery(request.query)
      const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (!ZIP_TYPES.has(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the ZIP as application/zip.')
      const most = await services.libraryImport.mostBytes(id)
      if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
      const left = signalOfCaller(reply)
      const turn = await services.importLock(id, dryRun)
      try {
        const signal = AbortSignal.any([closing, left, turn.signal])
        const rules = { most, tooLarge: () => tooLarge(most), signal }
        return await withReceivedFile(request.raw, rules, (path) =>
          services.libraryImport.run(id, path, { dryRun, signal, requireLease: turn.requireLease }),
        )
      } finally {
        await turn.end()
      }
    })
  })
}
