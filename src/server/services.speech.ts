import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { createLibraryRepository } from './features/library/library.repository.ts'
import { createLibraryKeeper } from './features/library/library.service.ts'
import { createAudioFilesRepository } from './features/voice-library/audio-files.repository.ts'
import { createAudioFilesService } from './features/voice-library/audio-files.service.ts'
import { createMovedRecordingsRepository } from './features/voice-library/moved-recordings.repository.ts'
import { createMovedRecordings } from './features/voice-library/moved-recordings.service.ts'
import { createVoiceLibraryRepository, type LibraryInside } from './features/voice-library/voice-library.repository.ts'
import { createVoiceLibraryService } from './features/voice-library/voice-library.service.ts'
import { type ServiceDependencies } from './services.ts'
import { createTts, type SpeechSpending } from './services.tts.ts'

type SpeechDependencies = ServiceDependencies & SpeechSpending

/** The services that speak, and what is kept of what was said. */
export function createSpeechServices(deps: SpeechDependencies) {
  return { tts: createTts(deps), ...createKeeping(deps) }
}

/** What is kept of what was said. */
function createKeeping(deps: SpeechDependencies) {
  const { db, audioStore: store, ledger, clock, chance, report } = deps
  const { hasActiveSubscription } = ledger
  const libraryIn = (trx: Kysely<Database>): LibraryInside => {
    const repository = createLibraryRepository(trx)
    const save = createLibraryKeeper({ repository, clock, chance })
    return {
      add: async (userId, { id, name }, { text, voice, format, created_at }) => {
        const metadata = { voice, format, generatedAt: created_at }
        const item = { title: name, content: text, originalId: id, tags: [voice], metadata }
        return (await save(userId, { ...item, type: 'tts' })).id
      },
      remove: repository.delete,
    }
  }
  const audioFiles = createAudioFilesService({ repository: createAudioFilesRepository(db), store, clock })
  const repository = createVoiceLibraryRepository(db, libraryIn)
  const kept = { repository, files: audioFiles, hasActiveSubscription, clock, report }
  const moved = { repository: createMovedRecordingsRepository(db), store, hasActiveSubscription }
  return { audioFiles, voiceLibrary: createVoiceLibraryService(kept), movedRecordings: createMovedRecordings(moved) }
}
