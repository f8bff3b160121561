import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftTextModel } from '../providers/text/draft/draft-text-model.ts'
import { openWriter, type Writer } from '../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let noor: Writer

beforeEach(async () => {
  app = await createTestApp({ throttleRules: {} })
  noor = await openWriter(app)
})

/** Without a model. These tests are about what is promised, whichever writer serves it. */
function useDrafts(): void {
  const writer = createDraftTextModel({})
  const prompt = { system: '', user: '' }
  app.text.script = (brief, options) => writer.writeHooks({ brief, prompt }, options)
  app.text.beats = (brief, options) => writer.writeScript({ brief, prompt }, options)
  app.text.caption = (brief, options) => writer.writeCaption({ brief, prompt }, options)
}

const ask = async <Answer>(tool: string, payload: object): Promise<Answer> => {
  const { cookie } = noor
  const response = await app.http.inject({ method: 'POST', url: `/api/${tool}/generate`, payload, headers: { cookie } })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const hooksFor = async (topic: string, tone = 'humorous'): Promise<string[]> =>
  (await ask<{ hooks: { hook: string }[] }>('hooks', { topic, tone })).hooks.map(({ hook }) => hook)

/** Jokes, bets, guesses, arguments, dares, suspense, and what promises entertainment. */
const NOT_NEUTRAL =
  /\bbets?\b|\bguess|\brude\b|stay for|\bending\b|boring|laugh|funny|\bjok|argue|\bfight|change my mind|hot take|\bdares?\b|vote|verdict|wait for|surpris|famous last|montage|comments|for or against|worse|who else|tag (?:the|a)|\bcalm\b|cool\b|whatever your uncle|best part|secret|nobody filmed|like a friend|over coffee|\bannoyed|exaggerat|skip|unpopular|disagree|pull up|patience|ranked|google|misunder/iu

const TOPICS = [
  'Putting my dog to sleep after 14 years',
  'I was groomed at 15.',
  'Surviving a school shooting',
  'My miscarriage at 11 weeks',
  'Three years sober',
  'Giving my son up for adoption',
  'Our village after the flood',
  'How to talk to my dad about his cancer',
  'hypothermia vs frostbite',
  'Our oat milk soap bars are back in stock this Friday.',
  'Our studio closes for good on Sunday',
  'why my daughter does not call',
  'Introverts make better managers',
  'is coffee bad for you?',
  'I quit my job to paint',
  'being an introvert at a wedding',
  '5 signs that your partner lies to you',
  'how to leave somebody you love',
  'POV: you come out to your parents',
  'Mein Hund ist gestorben',
  'La muerte de mi padre',
  'Mon fils ne me parle plus',
  'Mia madre non mi riconosce',
  'O dia em que perdi o meu pai',
]

describe('a topic that is not surely a how-to with an object, food, craft, a review or a list of things', () => {
  it.each(TOPICS)('stands as it is, with neutral words: %s', async (topic) => {
    useDrafts()
    const stands = topic.replace(/[.?]$/u, '').toLowerCase()
    const hooks = await hooksFor(topic)
    expect(hooks).toHaveLength(10)
    expect(hooks.filter((hook) => !hook.toLowerCase().includes(stands))).toEqual([])
    const rests = hooks.map((hook) => hook.toLowerCase().replace(stands, ''))
    expect(rests.filter((rest) => NOT_NEUTRAL.test(rest))).toEqual([])
    const { script } = await ask<{ script: string }>('scripts', { topic, tone: 'humorous' })
    expect(script.toLowerCase()).toContain(stands)
    expect(script.toLowerCase().replaceAll(stands, '')).not.toMatch(NOT_NEUTRAL)
    const { captions } = await ask<{ captions: { text: string }[] }>('captions', { content: topic })
    expect(captions[0]!.text.toLowerCase().replaceAll(stands, '')).not.toMatch(NOT_NEUTRAL)
  })
})

describe('an announcement', () => {
  it('is taken as it stands: nothing asks whether it is true', async () => {
    useDrafts()
    const topic = 'Our oat milk soap bars are back in stock this Friday'
    const hooks = await hooksFor(topic, 'casual')
    expect(hooks.filter((hook) => /\?|["“]|myth|true|exception|wrong/iu.test(hook))).toEqual([])
  })
})

describe('the body of a caption', () => {
  it.each(['tomato soup with basil', 'how to grow tomatoes on a balcony', 'Kindle Scribe review', 'my first marathon'])(
    'speaks to readers, never to the creator: %s',
    async (content) => {
      useDrafts()
      for (const platform of ['Instagram', 'TikTok', 'YouTube']) {
        const { captions } = await ask<{ captions: { text: string }[] }>('captions', { content, platform })
        expect(captions[0]!.text).not.toMatch(
          /\b(?:say it|say what|film|write down|before you film|put a figure|name your|your video|your viewers|in the video|the sum of the video|what decides it)\b/iu,
        )
      }
    },
  )
})

describe('a grave topic with a model', () => {
  it.each([
    ['hooks', 'topic'],
    ['scripts', 'topic'],
    ['captions', 'content'],
  ])('forbids jokes in %s, whatever the tone', async (tool, field) => {
    const tone = tool === 'captions' ? {} : { tone: 'humorous' }
    const systemFor = async (topic: string): Promise<string> => {
      await ask(tool, { [field]: topic, ...tone })
      return app.text.prompts.at(-1)!.system
    }
    const rule = /no jokes, no dares.* whatever the tone/u
    expect(await systemFor('Putting my dog to sleep after 14 years')).toMatch(rule)
    expect(await systemFor('growing tomatoes on a balcony')).not.toMatch(rule)
  })
})
