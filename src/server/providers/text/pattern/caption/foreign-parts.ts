import { type CaptionPlatform } from '../../../../../shared/features/captions/captions.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { type CaptionParts } from './caption-parts.ts'
import { type ForeignLines } from './foreign.templates.ts'
import { createLineFiller } from './line-filler.ts'
import { type Subject } from './subject.ts'

const CALL_OF: Readonly<Record<Voice['goal'], 'ask' | 'follow' | 'save' | 'share' | 'message'>> = {
  awareness: 'share',
  following: 'follow',
  engagement: 'ask',
  sales: 'message',
  leads: 'message',
  education: 'save',
  community: 'ask',
  sponsors: 'share',
}

/** The parts of a caption that is wholly in the language of its content. */
export function foreignParts(
  subject: Subject,
  lines: ForeignLines,
  { platform, voice, random }: { platform: CaptionPlatform; voice: Voice | null; random: SeededRandom },
): CaptionParts {
  const filler = createLineFiller(subject.topic, { own: {}, isPlain: false, random })
  const call = CALL_OF[voice?.goal ?? 'engagement']
  const calls =
    call === 'ask' ? lines.ask : [call === 'follow' && platform === 'YouTube' ? lines.subscribe : lines[call]]
  const say = (choices: readonly string[]) => spaced(filler.one(choices) ?? '', subject)
  return {
    angle: say(lines.angle),
    personal: '',
    heading: spaced(lines.heading, subject),
    points: [],
    learn: filler.all(lines.learn).map((line) => spaced(line, subject)),
    detail: subject.detail,
    world: '',
    closing: say(calls),
  }
}

/** French sets a space before high marks, which may not break. */
function spaced(text: string, { topic }: Subject): string {
  return topic.language === 'fr' ? text.replace(/ (?=[:?!;])/gu, '\u00A0') : text
}
