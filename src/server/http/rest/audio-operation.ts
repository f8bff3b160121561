import { AUDIO_PATH, AUDIO_TYPES } from '../../../shared/features/tts/tts.constants.ts'

const BINARY = { schema: { type: 'string', format: 'binary' } }
const TEXT = { schema: { type: 'string' } }
const FILE = {
  [AUDIO_TYPES.mp3]: BINARY,
  [AUDIO_TYPES.wav]: BINARY,
  [AUDIO_TYPES.srt]: TEXT,
  [AUDIO_TYPES.vtt]: TEXT,
}

/** The documented path of audio. It is not in the REST table, because it answers no JSON. */
export const AUDIO_DOCUMENT_PATH = `${AUDIO_PATH}{file}`

/** The OpenAPI operations of both methods. `failed` is the error answer of every call. */
export function audioOperations(failed: object) {
  const operation = (method: 'get' | 'head', summary: string) => ({
    operationId: method === 'get' ? 'tts_audio' : 'tts_audio_head',
    tags: ['tts'],
    summary,
    security: [{ session: [] }],
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'The id of a spoken text and what is wanted of it, as `audioUrl` and `subtitles` name it.',
        schema: { type: 'string', pattern: String.raw`^[a-z0-9-]{1,100}\.(mp3|wav|srt|vtt)$` },
      },
      {
        name: 'download',
        in: 'query',
        required: false,
        allowEmptyValue: true,
        description:
          'Its presence makes a browser keep the file instead of playing it; its value, if any, names the file.',
        schema: { type: 'string' },
      },
      ...(method === 'get' ? [{ name: 'Range', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ],
    responses: {
      200: { description: 'The file', ...(method === 'get' && { content: FILE }) },
      ...(method === 'get' && { 206: { description: 'The part that was asked for', content: FILE } }),
      304: { description: 'The file that the caller has is still the same' },
      ...(method === 'get' && { 416: { description: 'The file has no such part' } }),
      default: failed,
    },
  })
  return {
    get: operation('get', 'A spoken file or its subtitles, for their owner alone'),
    head: operation('head', 'What is known of a spoken file or its subtitles'),
  }
}
