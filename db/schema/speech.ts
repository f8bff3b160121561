import { type ColumnType } from 'kysely'
import { type AudioFormat, type Voice } from '../../src/shared/features/tts/tts.constants.ts'

/** A text that was spoken, and its file while there is one. */
export interface SpeechGenerationsTable {
  id: string
  user_id: string
  text: string
  voice: Voice
  format: AudioFormat
  characters: number
  duration_ms: number
  filename: string
  /** In the audio store; null once the file is deleted. */
  file_key: string | null
  file_bytes: number
  /** JSON list of numbers, 0 to 100. */
  outline: string
  /** JSON list of subtitles. */
  cues: string
  /** Spoken elsewhere, and no text that was spoken here. */
  is_imported: ColumnType<number, number | undefined, number>
  created_at: string
}

/** The sound of a piece of text, cached so that a provider is not asked for it again. */
export interface SpeechSegmentsTable {
  user_id: string
  /** SHA-256 of all that its sound depends on, hex. */
  hash: string
  file_key: string
  bytes: number
  created_at: string
}

/** A spoken text that its owner has saved. */
export interface VoiceRecordingsTable {
  id: string
  user_id: string
  name: string
  speech_id: string
  library_item_id: string | null
  created_at: string
}

/** An account that was deleted, or was about to be. Files in the audio store under its id are orphans. */
export interface DepartedUsersTable {
  /** SHA-256 of the user's id, hex. */
  digest: string
  departed_at: string
}
