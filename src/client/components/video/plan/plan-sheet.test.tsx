import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openVideo } from '../../../features/videos/testing/open-video.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'

async function openSheet(visit: Parameters<typeof openVideo>[0] = {}) {
  const sheet = await openVideo(visit)
  const part = within(await sheet.part('Plan'))
  const button = part.getByRole('button', { name: /^Plan/u })
  await sheet.user.click(button)
  const plan = within(await screen.findByRole('dialog', { name: 'Plan this video' }))
  return { ...sheet, plan, button }
}

const checked = ({ plan }: Pick<Awaited<ReturnType<typeof openSheet>>, 'plan'>) =>
  plan.getAllByRole<HTMLInputElement>('checkbox').flatMap((box) => (box.checked ? [box.value] : []))

describe('planning a video', () => {
  it('offers its platform and the next free slot, and plans with one click', async () => {
    const { plan, user, video, button } = await openSheet()
    plan.getByText('Script and caption go with it.')
    expect(checked({ plan })).toEqual(['TikTok'])
    const slot = await plan.findByRole<HTMLInputElement>('radio', { name: 'Tomorrow, 18:00 your next free slot' })
    expect(slot.checked).toBe(true)
    expect(plan.getAllByRole('radio')).toHaveLength(2)
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    const toast = await findToast('Content planned successfully!')
    toast.getByText(/^TikTok: Sat,? 21 Nov, 18:00$/u)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button.textContent).toBe('Plan for another day or platform'))
    expect(document.activeElement).toBe(button)
    const { pieces } = await video()
    expect(pieces.plan.map(({ platform, scheduledDate }) => [platform, scheduledDate])).toEqual([
      ['TikTok', '2026-11-21T17:00:00.000Z'],
    ])
  })

  it('plans for several platforms at another time, after what is missing is filled in', async () => {
    const { plan, user, video } = await openSheet()
    await plan.findByRole('radio', { name: /your next free slot/u })
    await user.click(plan.getByRole('checkbox', { name: 'TikTok' }))
    await user.click(plan.getByRole('radio', { name: 'Another date and time' }))
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    plan.getByText('Choose a platform.')
    plan.getByText('Choose a date and a time.')
    expect(document.activeElement).toBe(plan.getByRole('checkbox', { name: 'YouTube' }))
    await user.click(plan.getByRole('checkbox', { name: 'YouTube' }))
    await user.click(plan.getByRole('checkbox', { name: 'Instagram' }))
    await user.type(plan.getByLabelText('Date and time'), '2026-11-26T07:30')
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    await findToast('Content planned successfully!')
    const { pieces } = await video()
    expect(Object.fromEntries(pieces.plan.map(({ platform, scheduledDate }) => [platform, scheduledDate]))).toEqual({
      Instagram: '2026-11-26T06:30:00.000Z',
      YouTube: '2026-11-26T06:30:00.000Z',
    })
  })

  it('warns of entries within the hour, and keeps the choices if planning fails', async () => {
    const { plan, user, video } = await openSheet({ planned: { TikTok: '2026-11-21T16:30:00.000Z' } })
    await plan.findByRole('radio', { name: /your next free slot/u })
    await user.click(plan.getByRole('radio', { name: 'Tomorrow, 18:00' }))
    await plan.findByText(/^TikTok already has “.*” at 17:30\.$/u)
    await user.click(plan.getByRole('checkbox', { name: 'TikTok' }))
    await waitFor(() => expect(plan.queryByText(/^TikTok already has/u)).toBeNull())
    await user.click(plan.getByRole('checkbox', { name: 'Instagram' }))
    network.use(http.post('*/trpc/library.videos.plan', () => HttpResponse.error(), { once: true }))
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    await findToast('Failed to plan content')
    expect(checked({ plan })).toEqual(['Instagram'])
    expect((await video()).pieces.plan).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('plans for the next free slot if the button is pressed before the slot is loaded', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
    const { plan, user, video } = await openSheet({
      prepare: () =>
        network.use(
          http.get('*/trpc/*', async ({ request }) => {
            if (request.url.includes('nextSlot')) await loaded
          }),
        ),
    })
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    plan.getByRole('button', { name: 'Saving...' })
    load()
    await findToast('Content planned successfully!')
    expect((await video()).pieces.plan.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-11-21T17:00:00.000Z'])
  })

  it('still offers tomorrow if the next slot cannot be loaded', async () => {
    const { plan } = await openSheet({
      prepare: () =>
        network.use(
          http.get('*/trpc/*', ({ request }) => (request.url.includes('nextSlot') ? HttpResponse.error() : undefined)),
        ),
    })
    await waitFor(() =>
      expect(plan.getByRole<HTMLInputElement>('radio', { name: 'Tomorrow, 18:00' }).checked).toBe(true),
    )
  })
})
