import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema/database.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { createSaveItem } from '../features/library/library.service.ts'
import type { JoinVideo } from '../features/library/videos/video-join.service.ts'
import { createAudioFilesRepository } from '../features/speech/recordings/audio-files.repository.ts'
import { createAudioFilesService } from '../features/speech/recordings/audio-files.service.ts'
import { createRecordingTransferRepository } from '../features/speech/recordings/recording-transfer.repository.ts'
import { createRecordingTransfer } from '../features/speech/recordings/recording-transfer.service.ts'
import {
  createVoiceLibraryRepository,
  type TransactionLibrary,
} from '../features/speech/recordings/voice-library.repository.ts'
import { createVoiceLibraryService } from '../features/speech/recordings/voice-library.service.ts'
import type { ServiceDependencies } from './dependencies.ts'
import { PRIORITY } from '../../shared/plans.ts'
import { createSynthesisMeter } from '../features/speech/synthesis/synthesis-meter.service.ts'
import { createRetry } from '../features/speech/synthesis/retry.service.ts'
import { createSegmentCache } from '../features/speech/synthesis/segment-cache.service.ts'
import { createSegmentsRepository } from '../features/speech/synthesis/segments.repository.ts'
import { createSegments } from '../features/speech/synthesis/segments.service.ts'
import { createSpeaking, type SpeakDependencies } from '../features/speech/synthesis/speak.service.ts'
import { createSpeechFiles } from '../features/speech/synthesis/speech-file.service.ts'
import { createTtsRepository, type Settlement } from '../features/speech/synthesis/tts.repository.ts'
import { createTtsService } from '../features/speech/synthesis/tts.service.ts'
import type { LeasedReservation, UsageService } from '../features/usage/usage.service.ts'
import { createCircuitBreaker, notAnswering } from '../runtime/queue/circuit-breaker.ts'
import { createProviderPlaces } from './provider-places.ts'

/** Name in refusals while it does not answer. */
const VOICE = 'The speech service'
const BUSY = 'Too many people are having texts spoken right now.'

type SpeechSpending = Pick<
  SpeakDependencies<LeasedReservation>,
  'ledger' | 'idempotency' | 'origins' | 'throttle' | 'analytics'
> & {
  ledger: Pick<UsageService, 'overview' | 'countAskedSpeech'>
  settlement: Settlement<LeasedReservation>
  joinVideo: JoinVideo
}

type SpeechDependencies = ServiceDependencies & SpeechSpending

/** The services of speech and its recordings. */
export function createSpeechServices(deps: SpeechDependencies) {
  return { ...createTts(deps), ...createKeeping(deps) }
}

/** The services of recordings and audio files. */
function createKeeping(deps: SpeechDependencies) {
  const { db, audioStore: store, ledger, clock, random, report } = deps
  const { hasActiveSubscription } = ledger
  const libraryIn = (trx: Kysely<Database>): TransactionLibrary => {
    const repository = createLibraryRepository(trx)
    const save = createSaveItem({ repository, clock, random })
    return {
      add: async (userId, { id, name }, { text, voice, format, created_at }, videoId) => {
        const metadata = { voice, format, generatedAt: created_at }
        const item = { title: name, content: text, originalId: id, tags: [voice], metadata }
        const join = videoId === undefined ? undefined : { videoId, madeFrom: null }
        return (await save(userId, { ...item, type: 'tts' }, join)).id
      },
      remove: (userId, itemId) => repository.delete(userId, itemId, clock.now()),
    }
  }
  const audioFiles = createAudioFilesService({ repository: createAudioFilesRepository(db), store, clock })
  const repository = createVoiceLibraryRepository(db, libraryIn)
  const kept = { repository, files: audioFiles, hasActiveSubscription, joinVideo: deps.joinVideo, clock, report }
  const moved = { repository: createRecordingTransferRepository(db), store, hasActiveSubscription }
  return {
    audioFiles,
    voiceLibrary: createVoiceLibraryService(kept),
    recordingTransfer: createRecordingTransfer(moved),
  }
}

/** The service that turns texts into speech, and the state of the voice. */
function createTts(deps: ServiceDependencies & SpeechSpending) {
  const { db, speech, audioStore: store, ledger, clock, random, inBackground, report } = deps
  const repository = createTtsRepository(db, deps.settlement)
  // One queue for the calls of all texts, in order of arrival.
  const pieces = createProviderPlaces(deps, {
    service: 'speech',
    queue: 'speech-pieces',
    places: () => speech()?.concurrency ?? 1,
    busyMessage: BUSY,
    isBounded: false,
  })
  const places = createProviderPlaces(deps, {
    service: 'speech',
    queue: 'speech',
    places: () => deps.speechPlaces,
    busyMessage: BUSY,
    longestWaitMs: () => PRIORITY.longestWaitMs,
    notAnswering: () => notAnswering(VOICE),
  })
  const breaker = createCircuitBreaker({ clock, service: VOICE })
  const countAsked = createSynthesisMeter({ count: ledger.countAskedSpeech, inBackground })
  const segments = createSegments({
    kept: createSegmentCache({ ...deps, repository: createSegmentsRepository(db), store }),
    ask: createRetry({ places: pieces, breaker, clock }),
    countAsked: (userId, characters) => {
      deps.meters?.countCharacters(characters)
      countAsked(userId, characters)
    },
  })
  const files = createSpeechFiles({ repository, store, clock, random, report })
  const speaking = createSpeaking({ ...deps, speakerNow: speech, places, breaker, segments, files })
  return {
    tts: createTtsService({ repository, speaking, overview: ledger.overview }),
    speechState: { queue: places.state, breaker: breaker.state },
  }
}
