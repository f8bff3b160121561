import { beforeEach, describe, expect, it } from 'vitest'
import { type Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { type LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { createTestApp } from '../../testing/test-app.ts'

const START = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const

let ask: (method: 'GET' | 'POST', url: string, payload?: object, who?: string) => Promise<Answer>
let other: string

interface Answer {
  statusCode: number
  json<Value>(): Value
}

beforeEach(async () => {
  const { http, signUp } = await createTestApp()
  const cookie = await signUp()
  other = await signUp('sam@example.com')
  ask = (method, url, payload, who = cookie) =>
    http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })
})

const create = async (body: object = START) => (await ask('POST', '/api/conversations', body)).json<{ id: string }>().id
const read = async (id: string) => (await ask('GET', `/api/conversations/${id}`)).json<Conversation>()
const refine = (id: string) => ask('POST', `/api/conversations/${id}/refine`, { userMessage: 'shorter' })

describe('saving a conversation', () => {
  it('saves the current content once, with a title and tags', async () => {
    const id = await create({
      toolType: 'caption',
      originalPrompt: 'a loaf',
      currentContent: { caption: 'A loaf of bread, slowly.', hashtags: ['#bread'] },
      userInput: { content: 'a loaf', platform: 'TikTok', style: 'trending' },
    })
    const first = await ask('POST', `/api/conversations/${id}/save`)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({
      title: 'Caption: A loaf of bread, slowly.',
      type: 'caption',
      tags: ['TikTok', 'trending'],
      isFavorite: 'false',
      originalId: id,
    })
    expect((await ask('POST', `/api/conversations/${id}/save`)).json()).toEqual(first.json())
    expect((await ask('GET', '/api/library')).json()).toHaveLength(1)
  })

  it('keeps tags and metadata of the original result', async () => {
    const origin = {
      tags: ['YouTube', 'casual'],
      metadata: { topic: 'bread', platform: 'YouTube', tone: 'casual', generatedAt: '2026-11-20T11:00:00.000Z' },
    }
    const id = await create({ ...START, ...origin })
    expect(await read(id)).toMatchObject(origin)
    await refine(id)
    expect((await ask('POST', `/api/conversations/${id}/save`)).json()).toMatchObject(origin)
    const older = { contentType: 'hook', title: 'Hook: Bread', content: 'Bread is easy.', conversationId: id }
    expect((await ask('POST', '/api/library/save', older)).json()).toMatchObject(origin)
    const theirs = await ask('POST', '/api/library/save', older, other)
    expect(theirs.json()).toMatchObject({ tags: [], metadata: null })
    const tags = Array.from({ length: 21 }, (_, index) => `${index}`)
    const refused = await ask('POST', '/api/conversations', { ...START, tags })
    expect(refused.json()).toMatchObject({ field: 'tags' })
  })

  it('records platform and style where nothing else is known of the result', async () => {
    const hook = await ask('POST', `/api/conversations/${await create()}/save`)
    expect(hook.json()).toMatchObject({
      tags: [],
      metadata: { topic: START.originalPrompt, generatedAt: '2026-11-20T12:00:00.000Z' },
    })
    const own = await create({ ...START, details: ['40 pounds', 'No gym'] })
    expect((await ask('POST', `/api/conversations/${own}/save`)).json()).toMatchObject({
      metadata: { topic: START.originalPrompt, details: '40 pounds\nNo gym' },
    })
    const userInput = { content: 'a loaf', platform: 'TikTok', style: 'trending' }
    const start = { toolType: 'caption', originalPrompt: 'a loaf', currentContent: 'A loaf.', userInput }
    const caption = await create(start)
    expect((await ask('POST', `/api/conversations/${caption}/save`)).json()).toMatchObject({
      tags: ['TikTok', 'trending'],
      metadata: { content: 'a loaf', platform: 'TikTok', style: 'trending', generatedAt: '2026-11-20T12:00:00.000Z' },
    })
  })

  it('joins the given video once, also after it was saved without one', async () => {
    const video = (await ask('POST', '/api/videos', { topic: 'bread' })).json<{ id: string }>()
    const id = await create()
    const loose = (await ask('POST', `/api/conversations/${id}/save`)).json<LibraryItem>()
    expect(loose).not.toHaveProperty('videoId')
    for (let time = 0; time < 2; time += 1) await ask('POST', `/api/conversations/${id}/save`, { videoId: video.id })
    expect((await ask('GET', '/api/library')).json()).toMatchObject([{ id: loose.id, videoId: video.id }])
    expect((await ask('GET', `/api/videos/${video.id}`)).json()).toMatchObject({ hook: 'Bread is easy.' })
    const refused = await ask('POST', `/api/conversations/${id}/save`, { videoId: 'unknown' })
    expect(refused.statusCode).toBe(404)
  })

  it('titles a script by its spoken text, not by its cues', async () => {
    const currentContent = '[0:00 Hook] Look up.\nBread is easy.\n\n[0:02 Point]\nKnead it.'
    const id = await create({ toolType: 'script', originalPrompt: 'bread', currentContent })
    expect((await ask('POST', `/api/conversations/${id}/save`)).json()).toMatchObject({
      title: 'Script: Bread is easy. Knead it.',
    })
  })
})
