import { type FastifyInstance } from 'fastify'
import { AppError } from '../../../shared/errors.ts'
import { ARCHIVE_PATH, archiveTooLarge, IMPORT_PATH } from '../../../shared/features/library/archive.constants.ts'
import { ImportRequest, type ImportSummary } from '../../../shared/features/library/archive.schema.ts'
import { requireUser } from '../../trpc/trpc.ts'
import { withReceivedFile } from './received-file.ts'
import { type CreateContext, queryParser, createCallerSignal } from '../rest/rest-adapter.ts'
import { sendDownload } from './streamed.ts'

/** Content types of a ZIP. Browsers send `application/octet-stream` for files of unknown type. */
const ZIP_TYPES = new Set(['application/zip', 'application/x-zip-compressed', 'application/octet-stream'])

const tooLarge = (most: number): AppError => new AppError('PAYLOAD_TOO_LARGE', archiveTooLarge(most), { field: 'file' })

/**
 * `GET /api/library/archive`, all data of a user as one streamed ZIP, and `POST /api/library/import`, which imports it.
 * Requests without a session, and bodies larger than the account may hold, are refused before the body is read.
 */
export async function addLibraryArchive(app: FastifyInstance, createContext: CreateContext): Promise<void> {
  // Without a HEAD route, which would generate and discard the whole file.
  app.get(ARCHIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { services, closing, ...ctx } = await createContext(request, reply)
    const { id } = requireUser(ctx)
    const signal = AbortSignal.any([closing, createCallerSignal(reply)])
    // For a caller who has already disconnected, no close event would release the place.
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
      const left = createCallerSignal(reply)
      const turn = await services.importLock(id, dryRun)
      try {
        const signal = AbortSignal.any([closing, left, turn.signal])
        const rules = { most, tooLarge: () => tooLarge(most), signal, diskReserve: services.diskReserve }
        return await withReceivedFile(request.raw, rules, (path) =>
          services.libraryImport.run(id, path, { dryRun, signal, requireLease: turn.requireLease }),
        )
      } finally {
        await turn.end()
      }
    })
  })
}
