import { z } from 'zod'
import { HOOK_PATTERNS } from '../../../../shared/features/hooks/hooks.constants.ts'
import { BEAT_KINDS } from '../../../../shared/features/scripts/scripts.constants.ts'
import { answerFormat, plainFormat } from './answers/answer-format.ts'

const ONE_OBJECT = 'Answer with one JSON object and nothing else:'
const AS_JSON = 'as correct JSON'
const ALL_AGAIN = `Answer again, the whole of it, ${AS_JSON}.`

/** The shortest answer that proves that a model works. */
export const CHECK_ANSWER = answerFormat('check', z.object({ answer: z.string() }), {
  words: `${ONE_OBJECT} {"answer": "ready"}.`,
  askAgain: ALL_AGAIN,
  members: { texts: ['answer'], beside: [] },
})

/** A line comes before its label: written first, labels made lines worse in blind trials. */
const hooks = z.array(z.object({ hook: z.string(), pattern: z.enum(HOOK_PATTERNS) }))
const HOOKS_WORDS = '"hooks": [{"hook": "...", "pattern": "..."}]'
const HOOKS_REST = {
  readable: z.object({ hooks: z.array(z.object({ hook: z.string(), pattern: z.string().nullish() })) }),
  askAgain: `Answer again with all the hooks that were asked for, ${AS_JSON}.`,
  // High, so that the lines differ from each other and from those of earlier requests.
  temperature: 0.9,
}
const HOOK_MEMBERS = { texts: ['hook'], beside: ['pattern'] }

export const HOOKS_ANSWER = answerFormat('hooks', z.object({ hooks }), {
  ...HOOKS_REST,
  words: `${ONE_OBJECT} {${HOOKS_WORDS}}. Write "hook" before "pattern" in each.`,
  members: HOOK_MEMBERS,
})

/** The same with a plan before the lines, for models that do not reason by themselves. It is neither shown nor kept. */
export const PLANNED_HOOKS_ANSWER = answerFormat(
  'hooks',
  z.object({ plan: z.object({ viewer: z.string(), believes: z.string(), payoff: z.string() }), hooks }),
  {
    ...HOOKS_REST,
    words: `${ONE_OBJECT} {"plan": {"viewer": "...", "believes": "...", "payoff": "..."}, ${HOOKS_WORDS}}. Write "plan" first, and "hook" before "pattern" in each.`,
    members: { ...HOOK_MEMBERS, plan: ['viewer', 'believes', 'payoff'] },
  },
)

/** "line" is the number of the line, from 1. */
export const SHOTS_ANSWER = answerFormat(
  'shots',
  z.object({
    shots: z.array(z.object({ line: z.string(), onScreen: z.string(), firstFrame: z.string(), why: z.string() })),
  }),
  {
    readable: z.object({ shots: z.array(z.object({ firstFrame: z.string() })) }),
    words: `${ONE_OBJECT} {"shots": [{"line": "1", "onScreen": "...", "firstFrame": "...", "why": "..."}]}.`,
    askAgain: ALL_AGAIN,
    members: { texts: ['onscreen', 'firstframe', 'why'], beside: ['line'] },
  },
)

/** A script as it is spoken. The members are those of a JSON that a model answers all the same. */
export const SPEECH_ANSWER = plainFormat({
  askAgain: 'Answer with the spoken text only, in paragraphs.',
  members: { texts: ['text', 'script'], beside: [] },
})

/** What is seen, and the kind, of beats that stand: `n` counts from 1. */
export const DIRECTIONS_ANSWER = answerFormat(
  'directions',
  z.object({ beats: z.array(z.object({ n: z.number().int(), kind: z.enum(BEAT_KINDS), direction: z.string() })) }),
  {
    words: `${ONE_OBJECT} {"beats": [{"n": 1, "kind": "...", "direction": "..."}]}.`,
    askAgain: ALL_AGAIN,
    members: { texts: ['direction'], beside: ['n', 'kind'] },
  },
)

const Hashtags = z.array(z.string())

export const CAPTION_ANSWER = answerFormat('caption', z.object({ caption: z.string(), hashtags: Hashtags }), {
  readable: z.object({ caption: z.string(), hashtags: Hashtags.optional() }),
  words: `${ONE_OBJECT} {"caption": "...", "hashtags": ["#..."]}. Write "caption" before "hashtags".`,
  askAgain: ALL_AGAIN,
  members: { texts: ['caption'], beside: ['hashtags'] },
})

/** The format for a platform where a post has a title. */
export const TITLED_CAPTION_ANSWER = answerFormat(
  'titled_caption',
  z.object({ caption: z.string(), hashtags: Hashtags, titles: z.array(z.string()) }),
  {
    readable: z.object({ caption: z.string(), hashtags: Hashtags.optional() }),
    words: `${ONE_OBJECT} {"caption": "...", "hashtags": ["#..."], "titles": ["..."]}. Write the members in this order.`,
    askAgain: ALL_AGAIN,
    members: { texts: ['caption'], beside: ['hashtags', 'titles'] },
  },
)

/** The note comes last: the new text starts at once, and the change is described after it is made. */
const note = z.string()
const NOTE_LAST = '"note" comes last.'

export const REFINED_CONTENT_ANSWER = answerFormat('refined_text', z.object({ content: z.string(), note }), {
  readable: z.object({ content: z.string(), note: note.optional() }),
  words: `${ONE_OBJECT} {"content": "...", "note": "..."}. ${NOTE_LAST}`,
  askAgain: ALL_AGAIN,
  members: { texts: ['content', 'note'], beside: [] },
})

export const REFINED_CAPTION_ANSWER = answerFormat(
  'refined_caption',
  z.object({ caption: z.string(), hashtags: Hashtags, note }),
  {
    readable: z.object({ caption: z.string(), hashtags: Hashtags.optional(), note: note.optional() }),
    words: `${ONE_OBJECT} {"caption": "...", "hashtags": ["#..."], "note": "..."}. ${NOTE_LAST}`,
    askAgain: ALL_AGAIN,
    members: { texts: ['caption', 'note'], beside: ['hashtags'] },
  },
)
