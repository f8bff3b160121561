import type { Selectable } from 'kysely'
import { AUDIO_PATH } from '../src/shared/features/tts/tts.constants.ts'
import type { Speech } from '../src/shared/features/tts/tts.schema.ts'
import { json } from './columns.ts'
import type { SpeechGenerationsTable } from './schema/speech.ts'

/** Fields that describe a spoken file. */
export type SpokenFile = Omit<Speech, 'id' | 'text' | 'recordingId' | 'createdAt'>

/** The columns that describe a spoken file. */
export const SPOKEN_FILE_COLUMNS = [
  'voice',
  'format',
  'characters',
  'duration_ms',
  'filename',
  'file_key',
  'outline',
] as const

/** The file of the speech `speechId` as callers see it. The addresses are on this server, and null once the file is deleted. */
export function toSpokenFile(
  speechId: string,
  row: Pick<Selectable<SpeechGenerationsTable>, (typeof SPOKEN_FILE_COLUMNS)[number]>,
): SpokenFile {
  const path = `${AUDIO_PATH}${speechId}`
  const isThere = row.file_key !== null
  return {
    voice: row.voice,
    format: row.format,
    characterCount: row.characters,
    duration: row.duration_ms / 1_000,
    filename: row.filename,
    audioUrl: isThere ? `${path}.${row.format}` : null,
    subtitles: isThere ? { srt: `${path}.srt`, vtt: `${path}.vtt` } : null,
    outline: json.decode(row.outline),
  }
}
