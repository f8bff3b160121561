import { describe, expect, it } from 'vitest'
import { VIDEO_STEPS } from '../../../shared/features/videos/videos.constants.ts'
import type { Video } from '../../../shared/features/videos/videos.schema.ts'
import { weekdayTime } from '../../lib/time/format-time.ts'
import { spokenStep, stepFacts } from './step-facts.ts'

type Progress = Video['progress']

const OPEN: Progress = {
  hook: { state: 'open' },
  script: { state: 'open', seconds: 0, words: 0, characters: 0, gaps: 0 },
  voice: { state: 'open', voice: null, format: null },
  caption: { state: 'open', platforms: [] },
  plan: { state: 'open', entry: null },
}

const AT = '2026-11-25T18:00:00.000Z'
const ENTRY: NonNullable<Progress['plan']['entry']> = {
  id: 'e',
  libraryItemId: 'i',
  title: 'Pan',
  type: 'caption',
  platform: 'TikTok',
  scheduledDate: AT,
  description: null,
  status: 'planned',
  createdAt: AT,
}

const describeFacts = (progress: Partial<Progress>, hook: string | null = null) =>
  stepFacts({ hook, progress: { ...OPEN, ...progress } }).map(({ fact }) => fact)

describe('facts of the steps', () => {
  it('are empty without a video', () => {
    expect(stepFacts(undefined).map(({ name, fact }) => name + fact)).toEqual([
      'Hook',
      'Script',
      'Voice',
      'Caption',
      'Plan',
    ])
  })

  it('describe the next step and the existing pieces', () => {
    expect(describeFacts({})).toEqual(['Pick one of ten', 'Not yet', 'Not yet', 'Not yet', 'Not yet'])
    const all: Partial<Progress> = {
      hook: { state: 'done' },
      script: { state: 'done', seconds: 60, words: 150, characters: 812, gaps: 0 },
      voice: { state: 'done', voice: 'nova', format: 'mp3' },
      caption: { state: 'done', platforms: ['TikTok', 'Instagram'] },
      plan: { state: 'done', entry: ENTRY },
    }
    const facts = ['One pan.', '1:00, 150 words', 'nova, mp3', 'TikTok, Instagram', weekdayTime(AT)]
    expect(describeFacts(all, 'One pan.')).toEqual(facts)
  })

  it('name the gaps of a script instead of its length', () => {
    const script = { state: 'done', seconds: 2, words: 5, characters: 20 } as const
    expect(describeFacts({ script: { ...script, gaps: 1 } })[1]).toBe('1 gap to fill in')
    expect(describeFacts({ script: { ...script, gaps: 2 } })[1]).toBe('2 gaps to fill in')
  })

  it.each([
    ['script', 'From an older hook'],
    ['voice', 'From an older script'],
    ['caption', 'From an older hook'],
  ] as const)('name the changed source of a stale %s', (step, fact) => {
    const progress = { [step]: { ...OPEN[step], state: 'stale' } }
    expect(describeFacts(progress)[VIDEO_STEPS.indexOf(step)]).toBe(fact)
    const [found] = stepFacts({ hook: null, progress: { ...OPEN, ...progress } }).filter(
      ({ state }) => state === 'stale',
    )
    expect(found && spokenStep(found)).toMatch(/, made from an older version$/u)
  })
})
