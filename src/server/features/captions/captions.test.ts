import { beforeEach, describe, expect, it } from 'vitest'
import { DATA_EXPORT_PATH } from '../../../shared/features/account/account.constants.ts'
import { AppError } from '../../../shared/errors.ts'
import { type CaptionEvent, type CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'
import { stopAll } from '../../testing/open-writer.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let userId: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  const session = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
  userId = session.json<{ user: { id: string } }>().user.id
})

const generate = (payload: object) =>
  app.http.inject({ method: 'POST', url: '/api/captions/generate', payload, headers: { cookie } })
const recent = async () =>
  (await app.http.inject({ url: '/api/captions/recent', headers: { cookie } })).json<CaptionGeneration[]>()
const used = async () => (await app.services.usage.overview(userId)).prompts.used

async function watch(stopAt = Infinity) {
  const events: CaptionEvent[] = []
  const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
  const request = { content: 'bread', platform: 'Instagram', style: 'trending', useInternetSearch: false } as const
  for await (const event of app.services.captions.stream(call, request)) {
    if (event.type !== 'searching' && event.type !== 'sources') events.push(event)
    if (events.length >= stopAt) {
      await stopAll(app, userId)
      break
    }
  }
  return events
}

describe('captions', () => {
  it.each(['Instagram', 'TikTok', 'YouTube'] as const)(
    'have three hashtags at least on %s, where the writer gave fewer',
    async (platform) => {
      app.text.caption = async function* bare() {
        yield { type: 'caption', text: 'Five dinners.', hashtags: [] }
      }
      const usual = { Instagram: '#reels', TikTok: '#foryou', YouTube: '#video' }[platform]
      const expected = [{ text: 'Five dinners.', hashtags: ['#dinners', '#single', usual] }]
      const response = await generate({ content: 'dinners, a single pan', platform })
      expect(response.json()).toMatchObject({ captions: expected })
      expect((await recent())[0]?.captions).toEqual(expected)
    },
  )

  it('return a caption with its hashtags, and are stored', async () => {
    const response = await generate({ content: 'bread', platform: 'tiktok' })
    expect(response.statusCode).toBe(200)
    const captions = [{ text: 'All about bread. Run 9.', hashtags: ['#bread', '#baking', '#home'] }]
    expect(response.json()).toEqual({ captions, freeRewrite: true })
    expect(await recent()).toMatchObject([{ content: 'bread', platform: 'TikTok', style: 'trending', captions }])
    expect(await used()).toBe(1)
  })

  it('have their title options in the answer, the list, the stream and the export', async () => {
    const caption = {
      text: 'All about bread.',
      hashtags: ['#bread', '#oven', '#dough'],
      titles: ['Bread, cold', 'Slow'],
    }
    app.text.caption = async function* titled() {
      yield { type: 'caption', ...caption }
    }
    const response = await generate({ content: 'bread', platform: 'YouTube' })
    expect(response.json()).toMatchObject({ captions: [caption] })
    expect((await recent())[0]?.captions).toEqual([caption])
    expect((await watch())[0]).toEqual({ type: 'caption', ...caption })
    const exported = await app.http.inject({ url: DATA_EXPORT_PATH, headers: { cookie } })
    expect(exported.json()).toMatchObject({ captions: [{ captions: [caption] }, { captions: [caption] }] })
  })

  it("prefer a hashtag of the user's niche to a general one", async () => {
    const answers = { contentNiche: 'Baking', targetAudience: 'Parents' }
    await app.http.inject({ method: 'POST', url: '/api/user/onboarding', payload: answers, headers: { cookie } })
    app.text.caption = async function* bare() {
      yield { type: 'caption', text: 'Five dinners.', hashtags: [] }
    }
    const response = await generate({ content: 'dinners, a single pan', platform: 'TikTok' })
    expect(response.json()).toMatchObject({ captions: [{ hashtags: ['#dinners', '#single', '#Baking'] }] })
  })

  it.each([
    [{ content: '' }, 'content', 'Please enter your content description.'],
    [{ content: 'x'.repeat(2_001) }, 'content', 'Content can have at most 2,000 characters; this has 2,001.'],
    [{ content: 'bread', platform: 'Myspace' }, 'platform', 'Platform must be one of'],
    [{ content: 'bread', style: 'gothic' }, 'style', 'Style must be one of'],
  ])('refuse %j', async (body, field, message) => {
    const response = await generate(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field, message: expect.stringContaining(message) })
  })

  it('stream, and are stored and charged from 40 characters on', async () => {
    expect((await watch()).map(({ type }) => type)).toEqual(['partial', 'partial', 'caption', 'done'])
    expect(await used()).toBe(1)
    await watch(1)
    expect([await used(), (await recent()).length]).toEqual([1, 1])
    await watch(3)
    expect([await used(), (await recent()).length]).toEqual([2, 2])
  })

  it.each([
    ['Devanagari', 'घर की रोटी बनाना आसान है। आज ही कोशिश करें और हमें बताएं'],
    ['Arabic', 'خبز البيت سهل جدا ولا يحتاج إلى وقت طويل جربوه اليوم'],
    ['Thai', 'ขนมปังโฮมเมดทำง่ายมากแค่มีแป้งน้ำและเวลาอีกนิดเดียว'],
  ])('cost their prompt in every script, also without a full stop: %s', async (_script, text) => {
    app.text.caption = async function* grow() {
      yield { type: 'partial', text: text.slice(0, 39), hashtags: [] }
      yield { type: 'partial', text, hashtags: [] }
      throw new AppError('BAD_GATEWAY', 'The writer failed.')
    }
    await watch(1)
    expect([await used(), await recent()]).toEqual([0, []])
    await watch(2)
    expect([await used(), (await recent())[0]?.captions]).toEqual([1, [{ text, hashtags: [] }]])
    await expect(watch()).rejects.toThrow('The writer failed.')
    expect([await used(), (await recent()).length]).toEqual([2, 2])
  })
})
