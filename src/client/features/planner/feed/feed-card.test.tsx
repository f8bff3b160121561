import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { catchDownloads } from '../../../testing/catch-downloads.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { forwardApi } from '../../../testing/forward-api.ts'
import { network } from '../../../testing/network.ts'
import { openPlanner } from '../testing/open-planner.ts'

const TOKEN = /\/api\/planner\/feed\/([^/]+)\.ics$/u

it('creates a feed address that is shown once, renews it and revokes it', async () => {
  const { press, dialog, user, server } = await openPlanner()
  const reads = async (url: string) =>
    (await server.services.calendarFeeds.read(TOKEN.exec(url)?.[1] ?? '')) !== undefined
  network.use(http.post('*/trpc/planner.renewFeed', () => HttpResponse.error(), { once: true }))
  await press('Create feed address')
  await findToast('Failed to create the feed address')
  await press('Create feed address')
  const first = (await screen.findByLabelText<HTMLInputElement>('Feed address')).value
  expect(await reads(first)).toBe(true)
  await press('Copy feed address')
  expect(await navigator.clipboard.readText()).toBe(first)

  await user.click(await screen.findByRole('button', { name: 'Renew address' }))
  const renew = await dialog('Renew the feed address?')
  await user.click(renew.getByRole('button', { name: 'Renew address' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Feed address').value).not.toBe(first))
  expect(await reads(first)).toBe(false)
  const second = screen.getByLabelText<HTMLInputElement>('Feed address').value
  expect(await reads(second)).toBe(true)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Revoke')
  await user.click((await dialog('Revoke the feed?')).getByRole('button', { name: 'Revoke' }))
  await findToast('Feed revoked')
  expect(await reads(second)).toBe(false)
  await screen.findByRole('button', { name: 'Create feed address' })
  expect(screen.queryByLabelText('Feed address')).toBeNull()
})

it('downloads the plan as a file, unless it is empty', async () => {
  const files = catchDownloads()
  const { press, server } = await openPlanner({ planned: [['Later', 'TikTok', '2026-11-23T08:00:00.000Z']] })
  forwardApi(server, '/api/planner/plan.ics')
  await press('Download .ics')
  ;(await findToast('Export completed')).getByText('Downloaded 1 entry as ICS')
  expect(files[0]?.name).toMatch(/^hookline-plan-\d{4}-\d\d-\d\d\.ics$/u)
  expect(await files[0]?.text()).toContain('SUMMARY:')
  await press('Delete Later from the plan')
  await press('Delete')
  await screen.findByRole('heading', { name: 'Nothing planned yet' })
  expect(screen.queryByRole('button', { name: 'Download .ics' })).toBeNull()
})
