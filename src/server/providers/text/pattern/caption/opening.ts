import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import { foldAt, measure } from '../../../../../shared/features/captions/captions.rules.ts'
import { cutAtWord } from '../../../../../shared/cut-at-word.ts'
import { type CaptionBrief } from '../../text.port.ts'
import { type Voice } from '../creator/voice.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { writeHooks } from '../write-hooks.ts'
import { type Subject } from './subject.ts'

const TONE_OF: Record<Voice['personality'], Tone> = {
  professional: 'professional',
  calm: 'professional',
  humorous: 'humorous',
  inspiring: 'inspiring',
  energetic: 'inspiring',
  friendly: 'casual',
  bold: 'casual',
  honest: 'casual',
}

/** Patterns that promise a list, steps or a dare, which a caption does not keep by itself. */
const UNKEPT: ReadonlySet<HookPattern> = new Set(['List', 'How-to', 'Challenge', 'Proof'])

/** The first line of a caption: a hook about its subject that ends before the platform's "...more". */
export function openingOf(subject: Subject, brief: CaptionBrief, voice: Voice | null, random: SeededRandom): string {
  const { platform, seed, creator } = brief
  const tone = voice === null ? 'casual' : TONE_OF[voice.personality]
  const isGrave = subject.topic.traits.has('grave')
  const fold = foldAt(platform)
  const size = (text: string) => measure(text, 'characters')
  const hooks = random.shuffle(
    writeHooks({ topic: subject.about, platform, tone, seed, creator: isGrave ? null : creator }),
  )
  const { statement } = subject.topic.phrases
  const whole = statement !== undefined && !subject.topic.isBrief ? statement.toLowerCase() : ''
  const fitting = hooks.filter(({ text }) => size(text) <= fold && text.toLowerCase().includes(whole))
  if (fitting.length === 0 && whole !== '' && whole.length < fold) return sentenceOf(statement ?? '')
  const chosen = fitting.find(({ pattern }) => !UNKEPT.has(pattern)) ?? fitting[0] ?? hooks[0]
  return cutAtWord(chosen?.text ?? subject.topic.phrases.label, fold, size)
}

/** A sentence of the content itself, where every hook would have to cut it. */
function sentenceOf(statement: string): string {
  const first = statement.charAt(0)
  return `${/^\p{Ll}(?!\p{Lu})/u.test(statement) ? first.toUpperCase() : first}${statement.slice(1)}.`
}
