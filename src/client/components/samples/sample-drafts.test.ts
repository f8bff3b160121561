import { describe, expect, it } from 'vitest'
import { cueTime, timeBeats } from '../../../shared/features/scripts/scripts.rules.ts'
import { writeDraftCaption } from '../../../server/providers/text/draft/caption/write-caption.ts'
import { writeDraftScript } from '../../../server/providers/text/draft/script/write-script.ts'
import { SAMPLE_CAPTION, SAMPLE_CUES } from './sample-drafts.ts'
import { SAMPLE_FACTS, SAMPLE_HOOKS, SAMPLE_TOPIC } from './sample-hooks.ts'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const brief = { details: SAMPLE_FACTS, creator: null } as const

/** The page shows a beat up to its question. */
const untilQuestion = (text: string): string => /^[^?]*\?/u.exec(text)?.[0] ?? text

/** The draft that shares most parts with the sample: where none is equal, the comparison shows what to paste. */
function nearest<Draft>(drafts: readonly Draft[], shared: (draft: Draft) => number): Draft | undefined {
  return drafts.toSorted((one, other) => shared(other) - shared(one))[0]
}

describe('samples of the landing page are what the draft writer writes; where one is not, SAMPLE_... becomes what is received', () => {
  it('script', () => {
    const script = {
      topic: SAMPLE_TOPIC,
      hook: SAMPLE_HOOKS[0]?.hook,
      duration: '1',
      tone: 'casual',
      format: 'video',
    } as const
    const drafts = SEEDS.map((seed) => {
      const timed = timeBeats(writeDraftScript({ ...brief, ...script, seed }).beats).slice(0, 4)
      return timed.map(({ startSeconds, text, slot }) => ({
        time: cueTime(startSeconds),
        text: untilQuestion(text),
        ...(slot && { slot }),
      }))
    })
    const shown = JSON.stringify(SAMPLE_CUES)
    expect(nearest(drafts, (cues) => cues.filter(({ text }) => shown.includes(text)).length)).toEqual(SAMPLE_CUES)
  })

  it('caption', () => {
    const caption = { content: SAMPLE_TOPIC, platform: 'Instagram', style: 'trending' } as const
    const drafts = SEEDS.map((seed) => {
      const { text, hashtags } = writeDraftCaption({ ...brief, ...caption, seed }).caption
      return { text, hashtags }
    })
    const { text: shown } = SAMPLE_CAPTION
    const shared = ({ text }: { text: string }) => text.split('\n').filter((line) => shown.includes(line)).length
    expect(nearest(drafts, shared)).toEqual(SAMPLE_CAPTION)
  })
})
