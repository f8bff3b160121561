import { type Voice } from '../../../../shared/features/tts/tts.constants.ts'
import { LOCAL_AI } from '../../../../shared/provider-limits.ts'
import { type Clock } from '../../../runtime/clock.ts'
import {
  askLocal,
  type LocalAnswer,
  type LocalCandidate,
  type LocalServer,
  memberOf,
  modelIds,
} from '../../local-server.ts'

/** A server that is looked for, and how it answers. */
export interface SpeechCandidate extends LocalCandidate {
  /** Asked beside `/v1/models`: what it answers is read by `isOwn`. */
  path: string
  /** Whether these are answers of this server: others use the ports too. */
  isOwn(models: string[], body: unknown): boolean
  /** The one of its models that is asked where none is fixed. */
  model: string
  /** Its names of our voices; one that is not listed keeps its name. */
  voices: Partial<Record<Voice, string>>
}

/** One that answers. */
export type FoundSpeech = LocalServer & SpeechCandidate

/** The usual ports, in the order of preference. Sources: routers of Kokoro-FastAPI, `openedai.py` of openedai-speech. */
export const SPEECH_CANDIDATES: readonly SpeechCandidate[] = [
  {
    name: 'Kokoro',
    port: 8880,
    path: '/v1/audio/voices',
    // `{voices: [{id, name}]}`, in older versions `{voices: [name]}`.
    isOwn: (models, body) => models.includes('kokoro') && Array.isArray(memberOf(body, 'voices')),
    model: 'kokoro',
    voices: {
      alloy: 'af_alloy',
      echo: 'am_echo',
      fable: 'bm_fable',
      onyx: 'am_onyx',
      nova: 'af_nova',
      shimmer: 'af_bella',
    },
  },
  {
    name: 'openedai-speech',
    port: 8000,
    path: '/health',
    // Half of all Python servers listen on 8000; with this health and OpenAI's own names of voices' models it is the one.
    isOwn: (models, body) => models.includes('tts-1') && memberOf(body, 'status') === 'ok',
    model: 'tts-1',
    voices: {},
  },
]

/** The first of the candidates that answers as it does; with `wanted` only where it has that model. All are asked at once. */
export async function findSpeechServer({
  candidates,
  wanted,
  clock,
}: {
  candidates: readonly SpeechCandidate[]
  wanted: string | undefined
  clock: Clock
}): Promise<FoundSpeech | undefined> {
  const asked = await Promise.all(candidates.map((candidate) => lookAt(candidate, wanted, clock)))
  return asked.find((found) => found !== undefined)
}

async function lookAt(candidate: SpeechCandidate, wanted: string | undefined, clock: Clock) {
  const ask = (path: string): Promise<LocalAnswer> =>
    askLocal(candidate, path, { clock, milliseconds: LOCAL_AI.lookMs })
  const [listed, other] = await Promise.all([ask('/v1/models'), ask(candidate.path)])
  const models = modelIds(listed)
  if (other.state !== 'answered' || !candidate.isOwn(models, other.body)) return undefined
  const model = wanted ?? candidate.model
  return models.includes(model) ? { ...candidate, model } : undefined
}
