import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { HOOK, openVideo, SCRIPT, TEXT, TOPIC } from './testing/open-video.ts'

const copied = () => navigator.clipboard.readText()

describe('the sheet of a video', () => {
  it('contains everything for posting, each one click away', async () => {
    const { user, part } = await openVideo({ voice: true, planned: { TikTok: '2026-11-25T17:00:00.000Z' } })
    await screen.findByRole('heading', { level: 1, name: TOPIC })
    screen.getByRole('navigation', { name: 'This video' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hook',
      'Script',
      'Voice',
      'TikTok',
      'Plan',
    ])
    const script = within(await part('Script'))
    await user.click(script.getByRole('button', { name: 'Copy script' }))
    expect(await copied()).toContain(SCRIPT.split('\n\n')[0])

    const voice = within(await part('Voice'))
    voice.getByText(`nova, mp3, ${HOOK.length} characters`)
    expect(voice.getByRole('link', { name: 'MP3' }).getAttribute('download')).toMatch(/\.mp3$/u)
    expect(voice.getByRole('link', { name: 'SRT' }).getAttribute('download')).toMatch(/\.srt$/u)

    const post = within(await part('TikTok'))
    post.getByText(/^\d+ of 2,200 characters, 2 of 5 hashtags$/u)
    post.getByText('Post > More options > AI-generated content')
    post.getByText(/This is from a third party's guide, not from TikTok\.$/u)
    await user.click(post.getByRole('button', { name: 'Copy all for TikTok' }))
    expect(await copied()).toBe(`${TEXT}\n\n#onepan #dinner`)
    await user.click(post.getByRole('button', { name: 'Copy hashtags for TikTok' }))
    expect(await copied()).toBe('#onepan #dinner')
  })

  it('completes the post of one platform alone', async () => {
    const { user, video, part } = await openVideo({
      captions: ['TikTok', 'YouTube'],
      planned: { TikTok: '2026-11-25T17:00:00.000Z', YouTube: '2026-11-24T17:00:00.000Z' },
    })
    await screen.findByRole('heading', { level: 1, name: TOPIC })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Hook', 'Script', 'Voice', 'YouTube', 'TikTok', 'Plan'])
    const tiktok = within(await part('TikTok'))
    await user.click(tiktok.getByRole('button', { name: /^Mark completed: TikTok, Wed,? 25 Nov, 18:00$/u }))
    await findToast('Status updated successfully!')
    await waitFor(() => expect(tiktok.queryByRole('button', { name: /^Mark completed/u })).toBeNull())
    const { pieces } = await video()
    expect(pieces.plan.map(({ platform, status }) => [platform, status])).toEqual([
      ['YouTube', 'planned'],
      ['TikTok', 'completed'],
    ])
    // The status can be reverted.
    await user.selectOptions(tiktok.getByRole('combobox', { name: /^Status of TikTok/u }), 'planned')
    await tiktok.findByRole('button', { name: /^Mark completed/u })
  })

  it('gives YouTube its title, and a description without brackets', async () => {
    const titles = ['Five dinners, one pan', 'The eleven dollar week']
    const { user, part } = await openVideo({ captions: ['YouTube'], platform: 'YouTube', titles })
    const post = within(await part('YouTube'))
    await user.click(post.getByRole('button', { name: 'Copy The eleven dollar week' }))
    expect(await copied()).toBe('The eleven dollar week')
    post.getByRole('button', { name: 'Copy Five dinners, one pan' })
    post.getByRole('button', { name: `Copy ${HOOK}` })
    post.getByText(/ of 5,000 bytes/u)
    await user.click(post.getByRole('button', { name: 'Copy description for YouTube' }))
    expect(await copied()).toBe(TEXT)
  })

  it('has a button for each missing part', async () => {
    const { part, address } = await openVideo({ hook: null, script: null, captions: [] })
    const hook = within(await part('Hook'))
    expect(hook.getByRole('link', { name: 'Pick a hook' }).getAttribute('href')).toMatch(/^\/hook-generator\?video=/u)
    expect(within(await part('Script')).getByRole<HTMLButtonElement>('button', { name: 'Write script' }).disabled).toBe(
      true,
    )
    expect(within(await part('Voice')).getByRole<HTMLButtonElement>('button', { name: 'Speak' }).disabled).toBe(true)
    within(await part('TikTok')).getByRole('button', { name: 'Write caption' })
    within(await part('Plan')).getByRole('button', { name: 'Plan' })
    expect(address()).toMatch(/tab=planner&video=/u)
  })

  it('marks pieces that were made from an older hook, and links to the tool that updates them', async () => {
    const { part } = await openVideo({ changedHook: 'Another hook.' })
    const script = within(await part('Script'))
    script.getByText('Made from an older hook.')
    expect(script.getByRole('link', { name: 'See what changed' }).getAttribute('href')).toMatch(
      /^\/script-writer\?video=/u,
    )
  })

  it('says that a video does not exist', async () => {
    await openVideo({ path: () => '/library?tab=planner&video=nope' })
    await screen.findByRole('heading', { level: 1, name: 'Video not found' })
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe('/library?tab=planner')
  })

  it('reports a failed load, and retries', async () => {
    let broken = true
    const { press } = await openVideo({
      prepare: () =>
        network.use(
          http.get('*/trpc/*', ({ request }) =>
            broken && request.url.includes('videos.get') ? HttpResponse.error() : undefined,
          ),
        ),
    })
    await screen.findByRole('heading', { level: 1, name: 'This video did not load' })
    broken = false
    await press('Try again')
    await screen.findByRole('heading', { level: 1, name: TOPIC })
  })

  it('opens from the plan, and the way back leads to its entry', async () => {
    const { user } = await openVideo({
      planned: { TikTok: '2026-11-25T17:00:00.000Z' },
      path: () => '/library?tab=planner',
    })
    const list = await screen.findByRole('list', { name: 'Planned content' })
    await user.click(within(list).getByRole('link'))
    const title = await screen.findByRole('heading', { level: 1, name: TOPIC })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await user.click(screen.getByRole('link', { name: 'Back to the plan' }))
    const back = await screen.findByRole('list', { name: 'Planned content' })
    await waitFor(() => expect(document.activeElement).toBe(within(back).getByRole('link')))
  })
})
