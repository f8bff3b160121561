import { expect, it } from 'vitest'
import { fakeService, OPENAI_URL, says } from '../providers/text/openai/testing/fake-openai.ts'
import { createManualClock } from '../providers/text/openai/testing/manual-clock.ts'
import { inParts } from '../providers/text/openai/testing/sample-hooks.ts'
import {
  CAPTION,
  CAPTION_ANSWERS,
  HOOK_ANSWERS,
  LINES,
  REFINED,
  REFINED_ANSWERS,
  SCRIPT_ANSWERS,
  TALK,
} from '../providers/text/openai/testing/server-answers.ts'
import { createOpenAiTextModel } from '../providers/text/openai/openai-text-model.ts'
import { interceptNetwork } from '../testing/msw.ts'
import { createTestApp } from '../testing/test-app.ts'

interceptNetwork()

/** A signed-in caller of a server whose model answers every request with this text, in pieces. */
async function open(answer: string) {
  const app = await createTestApp({ env: { OPENAI_API_KEY: 'k', PLANS: 'off' } })
  const model = createOpenAiTextModel({ apiKey: 'sk-test', model: 'm-1', clock: createManualClock(), random: () => 0 })
  const seen = fakeService(OPENAI_URL, says(...inParts(answer, 11)))
  const prompt = () => app.text.prompts.at(-1) ?? { system: '', user: '' }
  app.text.script = (brief, options) => model.writeHooks({ brief, prompt: prompt() }, options)
  app.text.beats = (brief, options) => model.writeScript({ brief, prompt: prompt() }, options)
  app.text.caption = (brief, options) => model.writeCaption({ brief, prompt: prompt() }, options)
  app.text.refinement = (brief, options) => model.refine({ brief, prompt: prompt() }, options)
  const cookie = await app.signUp()
  return {
    seen,
    async send<Answer>(url: string, payload: object): Promise<Answer> {
      const reply = await app.http.inject({ method: 'POST', url, payload, headers: { cookie } })
      expect(reply.statusCode, reply.body).toBeLessThan(300)
      return reply.json()
    },
  }
}

it.each(Object.entries(HOOK_ANSWERS))('reads hooks: %s', async (_, answer) => {
  const { send, seen } = await open(answer)
  const { hooks, warnings = [] } = await send<{
    hooks: { hook: string; pattern: string | null }[]
    warnings?: { reason: string }[]
  }>('/api/hooks/generate', { topic: 'why basil dies' })
  expect(hooks.map(({ hook }) => hook)).toEqual(LINES)
  expect([...new Set(hooks.map(({ pattern }) => pattern))]).toEqual([answer.includes('故事') ? null : 'Story'])
  expect(warnings.filter(({ reason }) => reason !== 'figure')).toEqual([])
  expect(seen).toHaveLength(1)
})

it.each(Object.entries(SCRIPT_ANSWERS))('reads a script: %s', async (_, answer) => {
  const { send } = await open(answer)
  const { script } = await send<{ script: string }>('/api/scripts/generate', { topic: 'why basil dies', duration: '1' })
  expect(script.replaceAll(/\s+/gu, ' ')).toBe(TALK.join(' '))
})

it.each(Object.entries(CAPTION_ANSWERS))('reads a caption: %s', async (_, answer) => {
  const { send } = await open(answer)
  const order = { content: 'A pot without a hole.', platform: 'Instagram' }
  expect(await send('/api/captions/generate', order)).toMatchObject({ captions: [CAPTION] })
})

it.each(Object.entries(REFINED_ANSWERS))('reads a refined hook: %s', async (_, answer) => {
  const { send } = await open(answer)
  const { id } = await send<{ id: string }>('/api/conversations', {
    toolType: 'hook',
    originalPrompt: 'why basil dies',
    originalContent: LINES[0],
    currentContent: LINES[0],
  })
  const { currentContent } = await send<{ currentContent: string }>(`/api/conversations/${id}/refine`, {
    userMessage: 'shorter',
  })
  expect(currentContent).toBe(REFINED)
})
