import type { ColumnType } from 'kysely'
import type { AudioFormat, Voice } from '../../src/shared/features/tts/tts.constants.ts'
import type { KeptColumns, MadeColumns } from './videos.ts'

/** A spoken text and its audio file. */
export interface SpeechGenerationsTable extends MadeColumns {
  id: string
  user_id: string
  text: string
  voice: Voice
  format: AudioFormat
  characters: number
  duration_ms: number
  filename: string
  /** Key in the audio store; null once the file is deleted. */
  file_key: string | null
  file_bytes: number
  /** JSON list of levels of the waveform, 0 to 100. */
  outline: string
  /** JSON list of subtitles. */
  cues: string
  /** 1 for a recording from an archive, which was not spoken by this account. */
  is_imported: ColumnType<number, number | undefined, number>
  created_at: string
}

/** The audio of a piece of text, cached so that the provider is not asked for it again. */
export interface SpeechSegmentsTable {
  user_id: string
  /** SHA-256 of everything that the audio depends on, hex. */
  hash: string
  file_key: string
  bytes: number
  created_at: string
}

/** A speech that its owner has saved. */
export interface VoiceRecordingsTable extends KeptColumns {
  id: string
  user_id: string
  name: string
  speech_id: string
  library_item_id: string | null
  created_at: string
}

/** An account that was deleted or is being deleted. Files in the audio store under its id are orphans. */
export interface DepartedUsersTable {
  /** SHA-256 of the user's id, hex. */
  digest: string
  departed_at: string
}
