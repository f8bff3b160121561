import { LOCAL_AI } from '../../../../shared/provider-limits.ts'
import { type Clock } from '../../../runtime/clock.ts'
import {
  askLocal,
  type LocalAnswer,
  type LocalCandidate,
  type LocalServer,
  readMember,
  modelIds,
} from '../../local-server.ts'

/** What a server says of one of its models; a member is undefined where it does not say it. */
interface ModelState {
  isLoaded?: boolean
  /** Whether it writes in answer to a chat. */
  canChat?: boolean | undefined
  contextTokens?: unknown
}

/** A kind of server to look for, how it is recognized, and where it describes its models. Older versions do not. */
export interface TextCandidate extends LocalCandidate {
  state: {
    path: string
    read(body: unknown, model: string): ModelState
    /** Whether it is the answer of this kind of server, where other servers use the port too. */
    isOwn?(body: unknown): boolean
  }
  /** A request about a single model, by POST with its name. */
  show?: { path: string; canChat(body: unknown): boolean | undefined }
}

/** A server with a model that writes. */
export type FoundText = LocalServer & TextCandidate

/** The default ports, in order of preference. Sources: the documentation of Ollama, LM Studio and llama.cpp's server. */
export const TEXT_CANDIDATES: readonly TextCandidate[] = [
  {
    name: 'Ollama',
    port: 11_434,
    state: { path: '/api/ps', read: loadedByOllama },
    show: { path: '/api/show', canChat: canChatByOllama },
  },
  { name: 'LM Studio', port: 1234, state: { path: '/api/v0/models', read: stateByLmStudio } },
  // Many development servers listen on 8080.
  {
    name: 'llama.cpp',
    port: 8080,
    state: {
      path: '/props',
      read: (body) => ({ isLoaded: true, contextTokens: contextByLlamaCpp(body) }),
      isOwn: (body) => typeof contextByLlamaCpp(body) === 'number',
    },
  },
]

/** Words in the names of models that embed, judge, draw, listen or speak. */
const NO_WRITER =
  /embed|rerank|reward|guard|shield|minicheck|moderation|diffusion|whisper|minilm|paraphrase|(?:^|[^a-z])(?:bge|e5|gte|prm|flux|image|sdxl|tts|stt|asr|clip|ocr|kokoro|orpheus)(?![a-z])/iu
/** Models that only continue a text, unless they are made for instructions: those for code, and tags of Ollama. */
const COMPLETES = /(?:star|santa)coder|[-_:]base(?![a-z])|:(?:[\w.]+-)?(?:text|code)(?![a-z])/iu
const INSTRUCTED = /instruct|chat|[-_:]it(?![a-z])/iu
/** Ollama also lists models that run remotely; prompts for these leave the machine. */
const ELSEWHERE = /[:-]cloud$/iu

/** Whether a model of this name may write text, on this machine. */
export function isLocalWriter(model: string): boolean {
  const onlyCompletes = COMPLETES.test(model) && !INSTRUCTED.test(model)
  return !onlyCompletes && !NO_WRITER.test(model) && !ELSEWHERE.test(model)
}

interface Look {
  wanted: string | undefined
  isRejected(server: LocalServer): boolean
  clock: Clock
}

/**
 * A model that writes: one that is loaded, else the first of the candidates'. With `wanted` only that model counts, whatever its
 * server says of it. All are asked in parallel.
 */
export async function findTextServer({
  candidates,
  ...look
}: Look & { candidates: readonly TextCandidate[] }): Promise<FoundText | undefined> {
  const asked = await Promise.all(candidates.map((candidate) => lookAt(candidate, look)))
  const found = asked.filter((one) => one !== undefined)
  return (found.find(({ isLoaded }) => isLoaded) ?? found[0])?.server
}

/** The model's context size in tokens, prompt and answer together; undefined where the server does not report it. */
export async function contextTokens(found: FoundText, clock: Clock): Promise<number | undefined> {
  const answer = await askLocal(found, found.state.path, { clock, milliseconds: LOCAL_AI.lookMs })
  const tokens = answer.state === 'answered' ? found.state.read(answer.body, found.model).contextTokens : undefined
  return typeof tokens === 'number' && tokens > 0 ? tokens : undefined
}

async function lookAt(candidate: TextCandidate, { wanted, isRejected, clock }: Look) {
  const { state, show } = candidate
  const ask = (path: string): Promise<LocalAnswer> =>
    askLocal(candidate, path, { clock, milliseconds: LOCAL_AI.lookMs })
  const [models, described] = await Promise.all([ask('/v1/models'), ask(state.path)])
  const body = described.state === 'answered' ? described.body : undefined
  if (state.isOwn && !state.isOwn(body)) return undefined
  const listed = modelIds(models)
    .map((model) => ({ server: { ...candidate, model }, ...state.read(body, model) }))
    .filter(({ server, canChat }) => {
      const isMeant =
        wanted === undefined ? isLocalWriter(server.model) && canChat !== false : isNamed(server.model, wanted)
      return isMeant && !isRejected(server)
    })
    .toSorted((one, other) => Number(other.isLoaded ?? false) - Number(one.isLoaded ?? false))
  if (wanted !== undefined || !show) return listed[0]
  // As long as for one answer, for all models together; then the name must do.
  const until = clock.now().getTime() + LOCAL_AI.lookMs
  for (const one of listed) {
    const milliseconds = until - clock.now().getTime()
    if (milliseconds <= 0) return one
    const shown = await askLocal(candidate, show.path, { clock, milliseconds, body: { model: one.server.model } })
    if (shown.state !== 'answered' || show.canChat(shown.body) !== false) return one
  }
  return undefined
}

/** Ollama reads a name without a tag as the latest version. */
const isNamed = (id: string, wanted: string): boolean => id === wanted || id === `${wanted}:latest`

/** `{models: [{name, context_length}]}`, of the loaded models. */
function loadedByOllama(body: unknown, model: string): ModelState {
  const entry = findEntry(readMember(body, 'models'), 'name', model)
  return { isLoaded: entry !== undefined, contextTokens: readMember(entry, 'context_length') }
}

/** `{capabilities: [name], remote_host}`; a model that draws has `image`, one that sees `vision`. */
function canChatByOllama(body: unknown): boolean | undefined {
  const can = readMember(body, 'capabilities')
  if (readMember(body, 'remote_host')) return false
  return Array.isArray(can) ? can.includes('completion') && !can.includes('image') : undefined
}

/** `{data: [{id, type, state, loaded_context_length}]}`; only a loaded model has this length. */
function stateByLmStudio(body: unknown, model: string): ModelState {
  const entry = findEntry(readMember(body, 'data'), 'id', model)
  const type = readMember(entry, 'type')
  return {
    isLoaded: readMember(entry, 'state') === 'loaded',
    canChat: type === undefined ? undefined : type === 'llm' || type === 'vlm',
    contextTokens: readMember(entry, 'loaded_context_length'),
  }
}

/** `{default_generation_settings: {n_ctx}}`: the tokens of one slot. */
function contextByLlamaCpp(body: unknown): unknown {
  return readMember(readMember(body, 'default_generation_settings'), 'n_ctx')
}

function findEntry(list: unknown, key: string, value: string): unknown {
  return Array.isArray(list) ? list.find((entry) => readMember(entry, key) === value) : undefined
}
