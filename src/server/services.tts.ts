import { SPEECH_PLACES } from '../shared/plans.ts'
import { createAskedCount } from './features/tts/asked-count.service.ts'
import { createAttempts } from './features/tts/attempts.service.ts'
import { createKeptSounds } from './features/tts/kept-sounds.service.ts'
import { createSegmentsRepository } from './features/tts/segments.repository.ts'
import { createSegments } from './features/tts/segments.service.ts'
import { createSpeaking, type SpeakDependencies } from './features/tts/speak.service.ts'
import { createSpeechFiles } from './features/tts/speech-file.service.ts'
import { createTtsRepository } from './features/tts/tts.repository.ts'
import { createTtsService } from './features/tts/tts.service.ts'
import { type Reservation } from './features/usage/reservation.repository.ts'
import { type UsageService } from './features/usage/usage.service.ts'
import { createPriorityQueue } from './priority-queue.ts'
import { type Settlement } from './prompt-spending.ts'
import { type ServiceDependencies } from './services.ts'

/** The quota and the throttle of speaking. */
export type SpeechSpending = Pick<
  SpeakDependencies<Reservation>,
  'ledger' | 'idempotency' | 'throttle' | 'analytics'
> & { ledger: Pick<UsageService, 'overview' | 'countAskedSpeech'>; settlement: Settlement<Reservation> }

/** The service that speaks. */
export function createTts(deps: ServiceDependencies & SpeechSpending) {
  const { db, speech, audioStore: store, ledger, clock, chance, inBackground, report } = deps
  const repository = createTtsRepository(db, deps.settlement)
  // Calls of all texts wait in one first-in-first-out queue, so that no text blocks another.
  const places = createPriorityQueue({
    places: () => speech()?.concurrency ?? 1,
    clock,
    crowded: 'Too many texts are being spoken right now.',
  })
  const queue = createPriorityQueue({
    places: () => SPEECH_PLACES,
    clock,
    crowded: 'Too many people are having texts spoken right now.',
  })
  const segments = createSegments({
    kept: createKeptSounds({ ...deps, repository: createSegmentsRepository(db), store }),
    ask: createAttempts({ places, clock }),
    countAsked: createAskedCount({ count: ledger.countAskedSpeech, inBackground }),
  })
  const files = createSpeechFiles({ repository, store, clock, chance, report })
  const speaking = createSpeaking({ ...deps, speakerNow: speech, queue, segments, files })
  return createTtsService({ repository, speaking, overview: ledger.overview })
}
