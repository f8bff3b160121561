import { screen } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { titlesMetadata } from '../../../../shared/features/captions/caption-titles.rules.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

export const TOPIC = 'Five dinners from one pan'
export const HOOK = 'One pan. Five dinners.'
export const SCRIPT = `[0:00 Hook] Hold up the pan.\n${HOOK}\n\n[0:02 Point]\nCook the rice first and keep the lid on.`
export const TEXT = 'Five dinners for eleven dollars.'

interface Visit {
  hook?: string | null
  script?: string | null
  /** Whether the script is spoken and the voice saved. */
  voice?: boolean
  /** The platforms with captions. */
  captions?: readonly PlannerPlatform[]
  /** The title suggestions of the captions. */
  titles?: readonly string[]
  platform?: PlannerPlatform
  /** When it is planned on each platform, ISO 8601. */
  planned?: Partial<Record<PlannerPlatform, string>>
  /** A hook that replaces the one that the script was made from. */
  changedHook?: string
  env?: Record<string, string>
  /** Called before the page opens, with the server running. */
  prepare?(): void
  /** Returns the path of the page; the sheet by default. */
  path?(videoId: string): string
}

const START = '2026-11-20T12:00:00.000Z'

/** Opens the sheet of a video with the given pieces. The account is new and in the Berlin time zone. */
export async function openVideo(visit: Visit = {}) {
  const {
    hook = HOOK,
    script = SCRIPT,
    voice = false,
    captions = ['TikTok'],
    titles = [],
    platform = 'TikTok',
    planned = {},
  } = visit
  const timeZone = 'Europe/Berlin'
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(START) })
  onTestFinished(() => {
    vi.useRealTimers()
    zone.mockRestore()
  })

  const server = await startTestServer(visit.env)
  await server.signInAs('noor@example.com')
  const { services } = server
  const userId = (await services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  const { id } = await services.videos.create(userId, {
    topic: TOPIC,
    platform,
    details: [],
    ...(hook !== null && { hook }),
  })
  const keep = (type: 'script' | 'caption', content: string, metadata?: Record<string, string>) =>
    services.library.save(userId, {
      type,
      title: content,
      content,
      tags: [],
      videoId: id,
      ...(metadata && { metadata }),
    })
  if (script !== null) await keep('script', script)
  if (voice) {
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    const { audioUrl } = await services.tts.generate(call, { text: HOOK, voice: 'nova', format: 'mp3' })
    const { libraryItemId } = await services.voiceLibrary.save(userId, { audioUrl: audioUrl ?? '', name: 'Pan' })
    await services.addToVideo(userId, { id, libraryItemIds: [libraryItemId ?? ''] })
  }
  for (const name of captions)
    await keep('caption', JSON.stringify({ caption: TEXT, hashtags: ['#onepan', '#dinner'] }), {
      platform: name,
      ...titlesMetadata({ titles }),
    })
  for (const [name, scheduledDate] of Object.entries(planned))
    await services.videos.plan(userId, { id, platforms: [name as PlannerPlatform], scheduledDate, timeZone })

  if (visit.changedHook !== undefined) await services.videos.update(userId, { id, hook: visit.changedHook })

  const { path = (videoId: string) => `/library?tab=planner&video=${videoId}` } = visit
  visit.prepare?.()
  const { user, address, router } = renderApp(path(id))
  return {
    server,
    user,
    address,
    router,
    id,
    userId,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    part: (name: string) => screen.findByRole('region', { name }),
    video: () => services.videos.get(userId, id),
  }
}
