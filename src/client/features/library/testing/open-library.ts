import { cleanup, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { SaveItemRequest } from '../../../../shared/features/library/library.schema.ts'
import { network } from '../../../testing/network.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

export type SeedItem = Partial<SaveItemRequest> & Pick<SaveItemRequest, 'title'>

export const HOOK: SeedItem = { type: 'hook', title: 'Hook: Stop scrolling.', content: 'Stop scrolling.' }
export const SCRIPT: SeedItem = {
  type: 'script',
  title: 'Script: Sunday pan',
  content: `[0:00 Hook] Hold up the pan.\nOne pan. ${'Five dinners for a week. '.repeat(10)}`,
  tags: ['short form', 'youtube', 'dinner', 'pan'],
}
export const CAPTION: SeedItem = {
  type: 'caption',
  title: 'Caption: Bread',
  content: JSON.stringify({ caption: 'Bread is patience.', hashtags: ['#bread', '#slow'] }),
  tags: ['instagram'],
  folder: 'Winter',
}

/** Opens the library of an account with these items; the last one is the newest. `prepare` runs before the page opens. */
export async function openLibrary(
  kept: readonly SeedItem[] = [HOOK, SCRIPT, CAPTION],
  {
    at = '/library',
    prepare,
  }: { at?: string; prepare?: (server: TestServer, userId: string, ids: string[]) => unknown } = {},
) {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  const ids: string[] = []
  for (const { title, type = 'hook', content = title, tags = [], folder, metadata } of kept) {
    const item = await server.services.library.save(userId, { title, type, content, tags, folder, metadata })
    ids.push(item.id)
    await server.clock.advance(1_000)
  }
  await prepare?.(server, userId, ids)
  return { server, userId, ids, ...(await openPage(at)) }
}

async function openPage(at: string) {
  const app = renderApp(at)
  await screen.findByRole('heading', { level: 1, name: 'Creator Library' })
  return {
    ...app,
    /** Renders the current URL again, like a reload. */
    reload: () => {
      const address = app.address()
      cleanup()
      return openPage(address)
    },
  }
}

/** Returns the headings of the cards, once there are any. */
export async function headings(): Promise<string[]> {
  const cards = within(await screen.findByRole('list', { name: 'Saved items' }))
  return cards.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

/** Finds the card of an item by its heading. */
export async function findCard(heading: string) {
  const title = await screen.findByRole('heading', { level: 2, name: heading })
  const card = title.closest('article')
  if (!card) throw new Error(`"${heading}" does not stand on a card`)
  return within(card)
}

/** Makes a call fail until the returned function is called. */
export function breakCall(name: string): () => void {
  let isBroken = true
  const fail = ({ request }: { request: Request }) =>
    isBroken && new URL(request.url).pathname.includes(name) ? HttpResponse.error() : undefined
  network.use(http.get('*/trpc/*', fail), http.post('*/trpc/*', fail))
  return () => void (isBroken = false)
}

/** Plans an item for one hour from now. */
export async function plan({ services, clock }: TestServer, userId: string, libraryItemId: string): Promise<void> {
  const scheduledDate = new Date(clock.now().getTime() + 3_600_000).toISOString()
  await services.planner.create(userId, { libraryItemId, platform: 'TikTok', scheduledDate })
}
