import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { AppError } from '../../../shared/errors.ts'
import { withEnoughHashtags } from '../../../shared/features/captions/caption-hashtags.rules.ts'
import {
  type Caption,
  type CaptionEvent,
  type CaptionGeneration,
  type CaptionOrder,
  type CaptionRequest,
  type CaptionResult,
} from '../../../shared/features/captions/captions.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type ResultStore, type StoredGeneration } from '../../generation/generation-row.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type Origin, type Origins, withoutVideo } from '../../generation/origin.ts'
import { resultExtras } from '../../generation/result-extras.ts'
import { type ToolCalls } from '../../generation/tool-calls.ts'
import { type WritingTool } from '../../generation/writing-tool.ts'
import { type CaptionDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { captionsPrompt } from './captions.prompt.ts'

/** UTF-16 units read of a script; a ten-minute script has 9,000. */
const MOST_OF_SCRIPT = 10_000

/** The stored result. */
interface Content {
  captions: Caption[]
}

export type CaptionsTool = WritingTool<CaptionOrder, CaptionDraft | Restart, CaptionEvent, Content>

/** Writes a caption: one prompt. A caption that is cut short is stored once the prompt is spent. */
export function createCaptionsTool({ model }: { model: TextModel }): CaptionsTool {
  return {
    name: 'captions',
    counted: 'captions',
    task: async (_userId, request) => {
      const { content, platform, style, details = [] } = request
      let niche: string | undefined
      return {
        topic: content,
        hasDetails: details.length > 0,
        query: request.useInternetSearch ? content : null,
        asked: [content, ...details],
        unwritten: model.cannotWrite?.(content),
        write: ({ sources, creator, kept, seed, ...options }) => {
          niche = creator?.contentNiche
          const written = kept?.captions.at(0)?.text
          const own = { details: request.details, written }
          const brief = { content, platform, style, seed, creator, ...own }
          return model.writeCaption({ brief, prompt: captionsPrompt(request, { sources, creator, ...own }) }, options)
        },
        begin: (kept) => {
          const before = kept?.captions.at(0) ?? { text: '', hashtags: [] }
          let latest: Caption = before
          let shown = 0
          let isWhole = false
          return {
            push: (piece) => {
              if (piece.type === 'restart') {
                latest = before
                return piece
              }
              const draft =
                piece.type === 'caption' ? { ...piece, ...withEnoughHashtags(piece, platform, content, niche) } : piece
              const { type: _type, ...caption } = draft
              latest = caption
              isWhole ||= draft.type === 'caption'
              shown = Math.max(shown, [draft.text, ...draft.hashtags].join(' ').length)
              return draft
            },
            isDelivered: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
            hasResult: () => (isWhole || shown >= PROMPT_KEPT_FROM_CHARACTERS) && latest.text.trim() !== '',
            content: () => ({ captions: [latest] }),
          }
        },
        toDraft,
      }
    },
    pieces: ({ captions }) => captions.length,
    mapTexts: (content, change) => {
      const captions = content.captions.flatMap(({ text, titles = [], ...rest }, index) => {
        const words = change(`captions.${index}.text`, text)
        const options = titles
          .map((title, at) => change(`captions.${index}.titles.${at}`, title))
          .filter((title) => title !== '')
        return words === '' ? [] : [{ text: words, ...rest, ...(options.length > 0 && { titles: options }) }]
      })
      return captions.length > 0 ? { captions } : undefined
    },
    *replay({ captions }) {
      for (const caption of captions) yield { type: 'caption', ...caption }
    },
    done: ({ id: generationId, userId: _user, input: _input, ...extras }) => ({
      type: 'done',
      generationId,
      ...extras,
    }),
  }
}

export function createCaptionsService(deps: {
  tool: CaptionsTool
  calls: ToolCalls
  generations: ResultStore
  origins: Origins
}) {
  const { tool, calls, generations, origins } = deps
  const newest = async (userId: string, limit?: number): Promise<CaptionGeneration[]> =>
    (await generations.findNewest(userId, 'captions', limit)).map(toGeneration)

  /**
   * The content and its source. Throws NOT_FOUND where the video or the script does not exist, BAD_REQUEST with field
   * `content` where the script has no spoken text.
   */
  async function order({ userId }: GenerationCall, asked: CaptionRequest): Promise<[CaptionOrder, Origin]> {
    const { content, ...input } = withoutVideo(asked)
    const { words, madeFrom } = await origins.ofDerived(userId, 'caption', asked)
    const about = content ?? (words && cutAtWord(words, MOST_OF_SCRIPT, ({ length }) => length))
    if (!about) throw new AppError('BAD_REQUEST', 'Content required', { field: 'content' })
    const place = await origins.place(userId, { ...asked, topic: about })
    return [
      { content: about, ...input },
      { asked, ...place, madeFrom: place.startVideo && !asked.scriptId ? null : madeFrom },
    ]
  }

  return {
    /** Starts writing a caption. Throws as `ToolCalls` does. */
    start: async (call: GenerationCall, request: CaptionRequest) =>
      calls.start(call, tool, ...(await order(call, request))),

    /** Writes a caption and yields its events. Throws as `ToolCalls` does. */
    async *stream(call: GenerationCall, request: CaptionRequest) {
      yield* calls.stream(call, tool, ...(await order(call, request)))
    },

    /** Writes a caption and returns it. A failure costs nothing. Throws like `stream`. */
    async generate(call: GenerationCall, request: CaptionRequest): Promise<CaptionResult> {
      const { row, instead } = await calls.whole(call, tool, ...(await order(call, request)))
      return instead ? { captions: [], ...instead } : { captions: toGeneration(row).captions, ...resultExtras(row) }
    },

    /** Number of captions of a user, since an ISO 8601 instant or in total. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      generations.countPieces(userId, 'captions', since === undefined ? undefined : new Date(since)),

    /** Every caption of a user. */
    exportData: (userId: string): Promise<CaptionGeneration[]> => newest(userId),

    /** The newest captions of a user, newest first. */
    recent: newest,
  }
}

function toGeneration({ id, state, input, content, sources, createdAt }: StoredGeneration): CaptionGeneration {
  // Rows of this tool have this tool's content.
  const { captions = [] } = (content ?? {}) as Partial<Content>
  return {
    id,
    ...(input as CaptionOrder),
    captions,
    sources,
    ...(state === 'stopped' && { stopped: true }),
    createdAt,
  }
}

function toDraft(event: CaptionEvent): CaptionDraft | Restart {
  if (event.type === 'partial' || event.type === 'caption' || event.type === 'restart') return event
  throw new Error(`A ${event.type} is no piece of a result`)
}
