import { openingShot } from '../../../shared/features/hooks/hook-extras.rules.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { fenced } from '../../../shared/features/generation/fence.rules.ts'
import { platformLimit } from '../../../shared/platform-limits.ts'

/** Description of each format, in its two lengths, and of a direction in it. */
export const FORMAT_NOTES = {
  video: {
    task: 'You write scripts that creators speak to a camera, word for word.',
    short: `It is a short form for YouTube Shorts (${platformLimit('YouTube', 'short')?.value} seconds at most), TikTok and Reels: the first sentence decides, every sentence earns the next.`,
    long: 'It is a long form: the hook names what the viewer will be able to do at the end, each re-hook says why the next point is worth staying for, the payoff keeps the promise of the hook.',
    direction:
      '"direction" is the shot of this beat, so that it can be filmed as it stands: who or what is in the picture and what happens to it. "A finger goes two knuckles deep into dry soil", never "B-roll" or "Show the topic". No two beats have the same shot.',
  },
  podcast: {
    task: 'You write scripts that creators speak in a podcast, word for word.',
    short: 'It is a short segment: the first sentence says why to listen on, every sentence earns the next.',
    long: 'It is an episode: the hook names what the listener will be able to do at the end, each re-hook says why the next point is worth listening on for, the payoff keeps the promise of the hook.',
    direction:
      'Nobody sees anything: never point at a picture, and put into words what would be shown. "direction" is a sound, a pause or a change of voice, or empty.',
  },
  presentation: {
    task: 'You write scripts for presentations before an audience in a room, word for word.',
    short: 'It is a pitch: the first sentence says why to look up, one idea, one thing to remember.',
    long: 'It is a talk: the hook names what the audience will be able to do at the end, each re-hook leads over to the next part, the payoff keeps the promise of the hook.',
    direction:
      '"direction" is what stands on the slide meanwhile, at most eight words or one picture, named; it is never read aloud. It may be empty.',
  },
} as const

/** Description of a point, in an outline and in a script. */
export const POINTS_NOTE =
  'Every point is about the topic itself: a step, a figure, an example or a mistake, concrete enough that it would be wrong about any other topic. Nothing is said twice.'

/** Rule for the language of a script. */
export const LANGUAGE_NOTE = 'Write in the language of the topic, which stands in <topic>;'

type Opening = Pick<ScriptRequest, 'hook' | 'onScreen' | 'firstFrame' | 'format'>

/** The shot of a video's first beat, which belongs to its hook; '' where there is none. */
export const firstShot = ({ hook, format, ...extras }: Opening): string =>
  hook === undefined || format !== 'video' ? '' : openingShot(extras)

/** Rules for using the hook that the creator chose; none without one. */
export const hookRules = (asked: Opening): string[] =>
  asked.hook === undefined
    ? []
    : [
        'The creator chose the hook: it stands in <hook>. The "text" of the first beat is exactly that, word for word, and the script keeps what it promises.',
        ...(firstShot(asked) === ''
          ? []
          : [
              'Its first shot stands in <shot>, with the words that are read on the screen: it is the "direction" of the first beat. The second beat goes on from it.',
            ]),
      ]

/** The hook that the creator chose and its first shot, fenced. */
export const hookBlock = (asked: Opening): string[] => {
  const shot = firstShot(asked)
  return [
    ...(asked.hook === undefined ? [] : [fenced('hook', asked.hook)]),
    ...(shot === '' ? [] : [fenced('shot', shot)]),
  ]
}
