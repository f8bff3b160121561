import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { CreateConversationRequest } from '../../../shared/features/conversations/conversations.schema.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { HOOK, openVideo, SCRIPT, TEXT, TOPIC } from './testing/open-video.ts'

type Start = Pick<CreateConversationRequest, 'toolType' | 'currentContent' | 'metadata'>

/** Opens the refine page for a piece of a video. */
async function openRefine(start: Start, visit: Parameters<typeof openVideo>[0] = {}) {
  const opened = await openVideo(visit)
  const { server, userId, id, router } = opened
  await opened.part('Script')
  const { conversations } = server.services
  const { id: about } = await conversations.create(userId, { originalPrompt: TOPIC, videoId: id, ...start })
  await router.navigate({ to: '/refine/$id', params: { id: about } })
  await screen.findByRole('list', { name: 'Messages' })
  const useVersion = async () => opened.user.click(await screen.findByRole('button', { name: 'Use this version' }))
  return {
    ...opened,
    useVersion,
    /** Uses the version. Returns a function that undoes it. */
    useUndoableVersion: async () => {
      await useVersion()
      const toast = await findToast('Saved with this video')
      return async () => {
        await opened.user.click(toast.getByRole('button', { name: 'Undo' }))
        await findToast('The earlier version is back')
      }
    },
    items: async () => Array.fromAsync(server.services.library.all(userId)),
  }
}

const WEDNESDAY = '2026-11-25T17:00:00.000Z'
const NEW_SCRIPT = SCRIPT.replace('Cook the rice first', 'Wash the rice first')

describe('Use this version', () => {
  it('replaces the text of the saved script of the video, also for its planned entries, and can be undone', async () => {
    const refine = await openRefine(
      { toolType: 'script', currentContent: NEW_SCRIPT },
      { captions: [], planned: { TikTok: WEDNESDAY } },
    )
    const before = (await refine.video()).pieces
    const takeBack = await refine.useUndoableVersion()
    await waitFor(async () => expect((await refine.video()).pieces.script?.script).toContain('Wash the rice first'))
    const after = (await refine.video()).pieces
    expect(after.script?.libraryItemId).toBe(before.script?.libraryItemId)
    expect(after.plan[0]).toMatchObject({ libraryItemId: before.script?.libraryItemId })
    expect(await refine.items()).toHaveLength(1)
    await takeBack()
    expect((await refine.video()).pieces.script?.script).toBe(before.script?.script)
  })

  it('makes an unsaved hook the hook of the video, and marks pieces of the older one as stale', async () => {
    const refine = await openRefine({ toolType: 'hook', currentContent: 'One pan. Six dinners.' })
    const takeBack = await refine.useUndoableVersion()
    await waitFor(async () => expect((await refine.video()).hook).toBe('One pan. Six dinners.'))
    expect((await refine.video()).progress.script.state).toBe('stale')
    await takeBack()
    const { hook, progress } = await refine.video()
    expect([hook, progress.script.state]).toEqual([HOOK, 'done'])
  })

  it('changes only the caption of its platform, and keeps its title suggestions', async () => {
    const content = JSON.stringify({ caption: 'Six dinners.', hashtags: ['#six'] })
    const refine = await openRefine(
      { toolType: 'caption', currentContent: content, metadata: { platform: 'YouTube' } },
      { captions: ['TikTok', 'YouTube'], titles: ['The eleven dollar week'] },
    )
    await refine.useVersion()
    await waitFor(async () =>
      expect((await refine.video()).pieces.captions.map(({ platform, text }) => [platform, text])).toEqual([
        ['YouTube', 'Six dinners.'],
        ['TikTok', TEXT],
      ]),
    )
    expect((await refine.video()).pieces.captions[0]?.titles).toEqual(['The eleven dollar week'])
  })

  it('reports a failure, and changes nothing', async () => {
    const refine = await openRefine({ toolType: 'script', currentContent: NEW_SCRIPT })
    network.use(http.post('*/trpc/library.update', () => HttpResponse.error(), { once: true }))
    await refine.useVersion()
    await findToast('Failed to save')
    expect((await refine.video()).pieces.script?.script).not.toContain('Wash')
    await refine.useVersion()
    await findToast('Saved with this video')
  })

  it('is not needed for what is saved to the library: that joins the video too', async () => {
    const refine = await openRefine({ toolType: 'hook', currentContent: 'One pan. Six dinners.' })
    await refine.user.click(await screen.findByRole('button', { name: 'Save to Library' }))
    await screen.findByRole('button', { name: 'Saved to Library' })
    expect((await refine.video()).hook).toBe('One pan. Six dinners.')
    expect((await refine.items()).find(({ content }) => content === 'One pan. Six dinners.')?.videoId).toBe(refine.id)
  })

  it('is not offered if the text belongs to no video', async () => {
    const { server, userId, router, part } = await openVideo()
    await part('Script')
    const start = { toolType: 'hook', originalPrompt: TOPIC, currentContent: HOOK } as const
    const { id } = await server.services.conversations.create(userId, start)
    await router.navigate({ to: '/refine/$id', params: { id } })
    await screen.findByRole('button', { name: 'Write script' })
    expect(screen.queryByRole('button', { name: 'Use this version' })).toBeNull()
  })
})

it('offers to keep a figure that nobody gave, and not to remove it, where the saved caption is shown', async () => {
  const path = (id: string) => `/caption-generator?video=${id}`
  const { server, user, press } = await openVideo({ captions: [], env: { OPENAI_API_KEY: 'k' }, path })
  server.text.caption = async function* caption() {
    yield { type: 'caption', text: 'Five dinners. 94 % agree.', hashtags: ['#one', '#two', '#three'] }
  }
  const form = within(await screen.findByRole('form', { name: 'What the caption is for' }))
  await user.type(form.getByLabelText('Content description'), 'Five dinners')
  await user.click(form.getByRole('button', { name: 'Generate' }))
  await user.click(await screen.findByRole('button', { name: 'Save caption to library' }))
  await screen.findByText('Saved')
  await user.click(await screen.findByRole('button', { name: /^94 %/u }))
  await screen.findByText('Nobody gave this figure. What is saved is changed in your library.')
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  await press('Keep, it is true')
  await waitFor(() => expect(screen.queryByText(/^Nobody gave/u)).toBeNull())
  screen.getByText(/94 % agree/u)
})
