import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { libraryTitle } from '../../../../shared/features/library/library.rules.ts'
import { insertSpeech } from '../../../../server/testing/database/insert-speech.ts'
import { currentNotice } from '../../../lib/feedback/notify.ts'
import { installFakeAudio } from '../../../testing/fake-audio.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { breakCall, CAPTION, findCard, headings, HOOK, openLibrary, plan, SCRIPT } from '../testing/open-library.ts'

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Expects a Hebrew text with its own language and direction. */
function expectOwnWay(text: HTMLElement): void {
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('he')
  expect(text.closest('[dir]')?.getAttribute('dir')).toBe('auto')
}

/** Blocks every call until the returned function is called. */
function hold(): () => void {
  let go = (): void => {}
  const gate = new Promise<undefined>((resolve) => (go = () => resolve(undefined)))
  network.use(http.post('*/trpc/*', () => gate))
  return go
}

describe('a card', () => {
  it('repeats no text, and cuts no title in the middle of a word', async () => {
    const text = 'Five dinners come from one pan, and the first of them takes nine minutes because it is warm.'
    const { user } = await openLibrary([{ type: 'script', title: libraryTitle('script', text), content: text }])
    const card = await findCard('Five dinners come from one pan, and the first of them takes…')
    card.getByText('nine minutes because it is warm.')
    const name = 'Script: Five dinners come from one pan, and the first of…'
    for (const what of ['Favorite', 'Copy', 'Edit', 'Delete']) card.getByRole('button', { name: `${what} ${name}` })
    await user.click(card.getByRole('button', { name: `View ${name}` }))
    expect((await dialog('Script')).getAllByText(/Five dinners/u)).toHaveLength(1)
  })

  it('has the on-screen words, first frame and reason of a hook in its dialog', async () => {
    const metadata = { onScreen: 'Eleven dollars', firstFrame: 'A pan, from above.', why: 'A price is proof.' }
    const { user } = await openLibrary([HOOK, { ...HOOK, title: 'Hook: Slow down.', content: 'Slow down.', metadata }])
    await user.click((await findCard('Slow down.')).getByRole('button', { name: /^View/u }))
    const view = await dialog('Hook')
    await user.click(view.getByText('On screen, first frame, why it works'))
    expect(view.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(Object.values(metadata))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click((await findCard('Stop scrolling.')).getByRole('button', { name: /^View/u }))
    expect((await dialog('Hook')).queryByText(/^On screen/u)).toBeNull()
  })

  it('leads to the conversation in which it was refined', async () => {
    let id = ''
    const { user, address } = await openLibrary([HOOK], {
      prepare: async ({ services }, userId) => {
        const about = { toolType: 'hook', originalPrompt: 'bread', currentContent: 'Bread is easy.' } as const
        id = (await services.conversations.create(userId, about)).id
        await services.conversations.save(userId, id)
      },
    })
    await user.click((await findCard('Stop scrolling.')).getByRole('button', { name: /^View/u }))
    expect((await dialog('Hook')).queryByRole('link', { name: 'Open the chat' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click((await findCard('Bread is easy.')).getByRole('button', { name: /^View/u }))
    await user.click(await screen.findByRole('link', { name: 'Open the chat' }))
    await waitFor(() => expect(address()).toBe(`/refine/${id}`))
  })

  it('plays a saved voice, and so does its dialog', async () => {
    installFakeAudio()
    const { user } = await openLibrary([], {
      prepare: async (server, userId) => {
        const audioUrl = await insertSpeech(server.db, userId, 's1', { text: 'One pan. Five dinners.' })
        await server.services.voiceLibrary.save(userId, { name: 'Sunday', audioUrl })
      },
    })
    const card = await findCard('Sunday')
    await user.click(await card.findByRole('button', { name: 'Play Sunday' }))
    await card.findByRole('button', { name: 'Stop Sunday' })
    await user.click(card.getByRole('button', { name: 'View Sunday' }))
    const view = await dialog('Sunday')
    await view.findByRole('button', { name: 'Stop Sunday' })
    view.getByRole('slider', { name: 'Position in Sunday' })
    expect(view.getByRole<HTMLAnchorElement>('link', { name: 'Download Sunday' }).download).toBe('Sunday.mp3')
    await user.click(view.getByRole('button', { name: 'Close' }))
    // Playback continues on the card.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    card.getByRole('button', { name: 'Stop Sunday' })
  })

  it('shows the readable text of an item, never JSON', async () => {
    const data = { type: 'script' as const, title: 'By a program', content: '{"hook":"Look","beats":["One","Two"]}' }
    await openLibrary([HOOK, SCRIPT, CAPTION, data, { title: 'My own name', content: 'A hook' }])
    await headings()
    const main = screen.getByRole('main')
    expect(main.textContent).not.toContain('{')
    const script = await findCard('Sunday pan')
    const preview = script.getByText(/^One pan\. Five dinners/u).textContent
    expect(preview.length).toBeLessThanOrEqual(150)
    expect(preview).toMatch(/Five dinners( for( a( week)?)?)?…$/u)
    expect(script.getByText('short form').parentElement?.textContent).toBe('short formyoutube+2')
    const caption = await findCard('Bread')
    caption.getByText('Bread is patience.')
    expect(caption.queryByText(/^\+/u)).toBeNull()
    const hook = await findCard('Stop scrolling.')
    expect(hook.queryByText('Hook: Stop scrolling.')).toBeNull()
    const named = await findCard('A hook')
    named.getByText('My own name')
    ;(await findCard('By a program')).getByText('hook: Look beats: One beats: Two')
  })

  it('shows no more than 150 characters of structured content, whatever its type', async () => {
    const beats = Array<string>(40).fill('One more slice')
    const content = (more: string) => JSON.stringify({ [more]: `${more} bread`, beats })
    await openLibrary([
      { title: 'By a program', content: content('lead') },
      { title: 'A caption as a hook', content: JSON.stringify({ caption: beats.join(' '), hashtags: [] }) },
      { type: 'script', title: 'A script', content: content('first') },
    ])
    await headings()
    for (const start of [/^lead: lead bread/u, /^One more slice/u, /^first: first bread/u]) {
      const text = screen.getByText(start).textContent
      expect(text).toMatch(/…$/u)
      expect(text.length).toBeLessThanOrEqual(150)
    }
  })

  it('gives each text its own direction and language', async () => {
    const { user } = await openLibrary([
      { type: 'script', title: 'סיר אחד', content: 'חמש ארוחות', tags: ['בישול'], folder: 'מטבח' },
    ])
    const card = await findCard('סיר אחד')
    const dialogText = async () => (await dialog('סיר אחד')).getByText('חמש ארוחות')
    for (const text of ['סיר אחד', 'חמש ארוחות', 'בישול', 'מטבח']) expectOwnWay(card.getByText(text))
    await user.click(card.getByRole('button', { name: 'View סיר אחד' }))
    expectOwnWay(await dialogText())
  })

  it('is copied as readable text', async () => {
    const { user } = await openLibrary()
    await user.click((await findCard('Bread')).getByRole('button', { name: 'Copy Caption: Bread' }))
    ;(await findToast('Copied!')).getByText('Content copied to clipboard')
    expect(await navigator.clipboard.readText()).toBe('Bread is patience.\n\n#bread #slow')
  })

  it('becomes a favorite at once, and can be removed from the favorites', async () => {
    const { user } = await openLibrary()
    const heart = (await findCard('Bread')).getByRole('button', { name: 'Favorite Caption: Bread' })
    const go = hold()
    await user.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
    go()
    ;(await findToast('Updated!')).getByText('Favorite status updated successfully')
    await user.click(screen.getByRole('tab', { name: 'Favorites' }))
    await waitFor(async () => expect(await headings()).toEqual(['Bread']))
    await user.click((await findCard('Bread')).getByRole('button', { name: 'Favorite Caption: Bread' }))
    await screen.findByRole('heading', { name: 'No favorites yet' })
  })

  it('rolls a favorite back when saving fails, and reports it on the card', async () => {
    const { user, server, userId } = await openLibrary([HOOK])
    const heart = (await findCard('Stop scrolling.')).getByRole('button', { name: `Favorite ${HOOK.title}` })
    const mend = breakCall('library.toggleFavorite')
    await user.click(heart)
    const card = await findCard('Stop scrolling.')
    expect((await card.findByRole('alert')).textContent).toMatch(
      /^Failed to toggle favorite\. The server could not be reached\./u,
    )
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    expect(currentNotice.get()).toBeNull()
    mend()
    // Two clicks cancel each other out.
    await user.dblClick(heart)
    await findToast('Updated!')
    expect(card.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(server.calls.filter((path) => path === 'library.toggleFavorite')).toHaveLength(2))
    expect((await Array.fromAsync(server.services.library.all(userId)))[0]?.isFavorite).toBe(false)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
  })

  it('opens in full in a dialog, and is edited from there', async () => {
    const { user, server, userId } = await openLibrary()
    const opener = (await findCard('Bread')).getByRole('button', { name: 'View Caption: Bread' })
    await user.click(opener)
    const view = await dialog('Caption: Bread')
    view.getByText('#bread #slow')
    within(view.getByRole('list', { name: 'Tags' })).getByText('instagram')
    await user.click(view.getByRole('button', { name: 'Copy Content' }))
    ;(await findToast('Copied!')).getByText('Content copied to clipboard')
    await user.click(view.getByRole('button', { name: 'Edit Item' }))

    const edit = await dialog('Edit Item')
    const content = edit.getByLabelText<HTMLTextAreaElement>('Content')
    expect(content.rows).toBe(12)
    expect(content.value).toBe('Bread is patience.\n\n#bread #slow')
    await user.clear(edit.getByLabelText('Title'))
    await user.type(edit.getByLabelText('Title'), 'Rye')
    await user.clear(content)
    await user.type(content, 'Rye is time.\n\n#rye')
    await user.click(edit.getByRole('button', { name: 'Remove tag instagram' }))
    const tag = edit.getByLabelText('Add a tag')
    expect(document.activeElement).toBe(tag)
    await user.type(tag, ' slow {Enter}slow{Enter}winter')
    expect(edit.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['slow'])
    const go = hold()
    await user.click(edit.getByRole('button', { name: 'Save Changes' }))
    edit.getByRole('button', { name: 'Saving...' })
    go()
    ;(await findToast('Updated!')).getByText('Item updated successfully')
    expect(await headings()).toEqual(['Rye', 'Sunday pan', 'Stop scrolling.'])
    const kept = (await Array.fromAsync(server.services.library.all(userId))).find(({ title }) => title === 'Rye')
    expect(kept?.content).toBe('{"caption":"Rye is time.","hashtags":["#rye"]}')
    expect(kept?.tags).toEqual(['slow', 'winter'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('View Rye'))
  })

  it('keeps the typed text when saving fails, without a toast', async () => {
    const { user } = await openLibrary([HOOK])
    await user.click((await findCard('Stop scrolling.')).getByRole('button', { name: `Edit ${HOOK.title}` }))
    const edit = await dialog('Edit Item')
    const title = edit.getByLabelText('Title')
    await user.clear(title)
    await user.click(edit.getByRole('button', { name: 'Save Changes' }))
    edit.getByText('Failed to update item. Please enter a title.')
    await user.type(title, HOOK.title)
    await user.type(edit.getByLabelText('Content'), ' Now.')
    await user.keyboard('{Escape}')
    edit.getByText('Your changes are not saved yet. Save them, or choose Cancel to discard them.')
    expect(document.activeElement).toBe(edit.getByLabelText('Content'))
    const mend = breakCall('library.update')
    await user.click(edit.getByRole('button', { name: 'Save Changes' }))
    await edit.findByText(/^Failed to update item\. The server could not be reached/u)
    expect(currentNotice.get()).toBeNull()
    mend()
    await user.click(edit.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await headings()).toEqual(['Stop scrolling.'])
  })

  it('is deleted after a confirmation that names planned entries, and reports a failure', async () => {
    const { user } = await openLibrary(undefined, {
      prepare: async (server, userId, [first = '']) => {
        await plan(server, userId, first)
        await plan(server, userId, first)
      },
    })
    await user.click((await findCard('Stop scrolling.')).getByRole('button', { name: `Delete ${HOOK.title}` }))
    const question = await dialog('Confirm Deletion')
    await question.findByText(
      'Are you sure you want to delete this library item and its 2 planned entries? This action cannot be undone.',
    )
    const mend = breakCall('library.remove')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    ;(await findToast('Error')).getByText(/^Failed to delete library item\./u)
    mend()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    ;(await findToast('Deleted')).getByText('Library item deleted successfully.')
    expect(await headings()).toEqual(['Bread', 'Sunday pan'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Saved items' })))
    await user.click((await findCard('Sunday pan')).getByRole('button', { name: /^Delete/u }))
    await (
      await dialog('Confirm Deletion')
    ).findByText('Are you sure you want to delete this library item? This action cannot be undone.')
  })
})
