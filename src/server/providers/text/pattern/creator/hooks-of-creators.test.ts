import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { TOPICS } from '../write-hooks.fixtures.ts'
import { writeHooks } from '../write-hooks.ts'
import { ADVISER, COACH, COOK } from './creators.fixtures.ts'

const SHORT_FORM = /n['’]t\b|['’](?:re|ve|ll|m|d)\b|\b(?:it|that|here|there|let|what|who|everyone)['’]s\b/iu
const ENGLISH = TOPICS.filter(({ isForeign }) => isForeign === undefined).map(({ topic }) => topic)

function texts(creator: Answers | null, { topic = 'meal prep', tone = 'casual', seed = 3 } = {}) {
  const known = TONES.find((name) => name === tone) ?? 'casual'
  return writeHooks({ topic, tone: known, platform: 'TikTok', seed, creator }).map(({ text }) => text)
}

describe('hooks of a creator', () => {
  it('differ in six of ten at least between two creators, whatever the topic', () => {
    for (const [at, { topic }] of TOPICS.entries()) {
      for (const seed of [1, 90_210]) {
        const tone = TONES[(at + seed) % TONES.length]
        const others = new Set(texts(ADVISER, { topic, tone, seed }))
        const own = texts(COACH, { topic, tone, seed }).filter((text) => !others.has(text))
        expect(own.length, topic).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it('speak to the audience or from the niche in some lines, never in most', () => {
    for (const topic of ['meal prep', 'black holes', 'how to bake bread without yeast', 'I quit my job to paint']) {
      const addressed = texts(ADVISER, { topic }).filter((text) =>
        /small business|business owners|tax advice/iu.test(text),
      )
      expect(addressed.length, topic).toBeLessThanOrEqual(4)
    }
    const all = [1, 2, 3, 4, 5].flatMap((seed) => texts(COACH, { seed }))
    expect(all.filter((text) => /busy parents|you have kids/iu.test(text)).length).toBeGreaterThanOrEqual(5)
  })

  it('have no short forms for a professional or a calm creator, in a casual tone either', () => {
    for (const topic of ENGLISH.filter((topic) => !/['’]/u.test(topic))) {
      const spoken = [ADVISER, COOK].flatMap((creator) => texts(creator, { topic }))
      expect(spoken.filter((text) => SHORT_FORM.test(text))).toEqual([])
    }
    const lively = [1, 2, 3].flatMap((seed) => texts(COACH, { seed }))
    expect(lively.filter((text) => SHORT_FORM.test(text)).length).toBeGreaterThan(0)
  })

  it('tell no joke of their own in a professional tone or on a grave topic', () => {
    const joke = /laughing at me|least qualified|for your entertainment|a few regrets|serious version|\blike a\b/iu
    for (const seed of [1, 2, 3, 4]) {
      expect(texts(COACH, { tone: 'professional', seed }).filter((text) => joke.test(text))).toEqual([])
      expect(texts(COACH, { topic: 'grief', tone: 'humorous', seed }).filter((text) => joke.test(text))).toEqual([])
    }
  })

  it('follow the style that a creator prefers', () => {
    const count = (preferredContentStyle: string, pattern: string) =>
      [1, 2, 3, 4].reduce((sum, seed) => {
        const creator = { ...COOK, preferredContentStyle }
        const hooks = writeHooks({ topic: 'meal prep', tone: 'casual', platform: 'TikTok', seed, creator })
        return sum + hooks.filter((hook) => hook.pattern === pattern).length
      }, 0)
    expect(count('Storytelling', 'Story')).toBeGreaterThan(count('Quick tips', 'Story'))
    expect(count('Quick tips', 'List')).toBeGreaterThan(count('Storytelling', 'List'))
    expect(count('Reviews & comparisons', 'Comparison')).toBeGreaterThan(count('Storytelling', 'Comparison'))
  })

  it('are the same again for the same creator, and others for nobody in particular', () => {
    expect(texts(COACH)).toEqual(texts({ ...COACH }))
    expect(texts(COACH)).not.toEqual(texts(null))
  })
})
