import { z } from 'zod'
import { ARCHIVE_PATH, IMPORT_PATH } from '../../../shared/features/library/archive.constants.ts'
import { ImportRequest, ImportSummary } from '../../../shared/features/library/archive.schema.ts'
import { ChosenExportRequest, LibraryExportRequest } from '../../../shared/features/library/library.schema.ts'
import { PLAN_FILE_PATH } from '../../../shared/features/planner/planner.constants.ts'

const ZIP = { 'application/zip': { schema: { type: 'string', format: 'binary' } } }
const CALENDAR = { 'text/calendar': { schema: { type: 'string' } } }
const TEXT = { schema: { type: 'string' } }
const EXPORT = { 'text/plain': TEXT, 'text/csv': TEXT, 'application/json': TEXT }

/** Functions that make parts of an operation. */
interface Makers {
  failed: () => object
  jsonContent: (schema: object) => object
  queryParameters: (schema: object) => object[]
}

/** The OpenAPI operations of calls that receive or answer a file, which are not in the REST table. */
export function fileOperations({ failed, jsonContent, queryParameters }: Makers) {
  const operation = (operationId: string, summary: string, content: object, more: object = {}) => ({
    operationId,
    tags: [operationId.split('_')[0]],
    summary,
    security: [{ session: [] }],
    ...more,
    responses: { 200: { description: 'Success', content }, default: failed() },
  })
  const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })
  return {
    '/api/library/export': {
      get: operation('library_export', 'A file of the items that the filters let through', EXPORT, {
        parameters: queryParameters(toSchema(LibraryExportRequest)),
      }),
      post: operation('library_export_chosen', 'A file of some items, in their order', EXPORT, {
        requestBody: { required: true, content: jsonContent(toSchema(ChosenExportRequest)) },
      }),
    },
    [ARCHIVE_PATH]: {
      get: operation('library_archive', 'Everything as one ZIP: items, plan, recordings and videos', ZIP),
    },
    [IMPORT_PATH]: {
      post: operation(
        'library_import',
        'Bring what such a ZIP holds and is not there yet; as large as the account may hold',
        jsonContent(z.toJSONSchema(ImportSummary)),
        {
          parameters: queryParameters(toSchema(ImportRequest)),
          requestBody: { required: true, content: ZIP },
        },
      ),
    },
    [PLAN_FILE_PATH]: {
      get: operation('planner_file', 'The whole plan as an iCalendar file', CALENDAR),
    },
  }
}
