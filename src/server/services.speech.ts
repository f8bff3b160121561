import { createTtsService } from './features/tts/tts.service.ts'
import { createVoiceLibraryService } from './features/voice-library/voice-library.service.ts'
import { type ServiceDependencies } from './services.ts'

/** The services that speak, and what is kept of what was said. */
export function createSpeechServices(deps: ServiceDependencies) {
  return { tts: createTtsService(deps), voiceLibrary: createVoiceLibraryService(deps) }
}
