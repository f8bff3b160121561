import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { openPlanner } from './testing/open-planner.ts'

const TOKEN = /\/api\/planner\/feed\/([^/]+)\.ics$/u

it('makes a feed address that is shown once, renews it and revokes it', async () => {
  const { press, dialog, user, server } = await openPlanner()
  const reads = async (url: string) =>
    (await server.services.calendarFeeds.read(TOKEN.exec(url)?.[1] ?? '')) !== undefined
  network.use(http.post('*/trpc/planner.renewFeed', () => HttpResponse.error(), { once: true }))
  await press('Create feed address')
  await findToast('Failed to make the feed address')
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
