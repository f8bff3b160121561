import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { optionsWarning } from '../../../shared/features/generation/answer-options.rules.ts'
import { expectAccessible, tabTo } from '../../testing/accessibility.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { findToast } from '../../testing/find-toast.ts'
import { CAPTION, EMAIL, HOOK, openConversation, SCRIPT } from './testing/open-conversation.ts'

const said = () => document.querySelector('output')?.textContent
const lead = () => document.activeElement?.textContent

describe('refine chat', () => {
  it.each([
    [HOOK, 'Hook Generator', '/hook-generator', '3 words'],
    [SCRIPT, 'Script Writer', '/script-writer', '5 words, 0:02'],
    [CAPTION, 'Caption Generator', '/caption-generator', '2 words'],
  ])('shows its subject and links back to its tool: %#', async (start, tool, path, size) => {
    const { content } = await openConversation(start)
    expect(document.title).toBe('Refine | Hookline')
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Refine'])
    screen.getByText(start.originalPrompt)
    expect(screen.getByRole('link', { name: `Back to ${tool}` }).getAttribute('href')).toBe(path)
    screen.getByText(new RegExp(`^Version 1 came from ${tool}, `, 'u'))
    content.getByText(size)
    expect(document.querySelector('main')?.textContent).not.toContain('{')
  })

  it('shows and copies the whole content as readable text', async () => {
    const { content, press, user } = await openConversation(CAPTION)
    await user.click(content.getByRole('button', { name: 'Copy content' }))
    await content.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe('A loaf.\n\n#bread')
    await press('View Full')
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }))
    dialog.getByText('A loaf.')
    dialog.getByText('#bread')
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'))
    onTestFinished(() => refused.mockRestore())
    await user.click(dialog.getByRole('button', { name: 'Copy the full content' }))
    const toast = await findToast('Copy failed')
    toast.getByText('Select the text and copy it by hand.')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('creates a version for every answer: Enter sends, Shift+Enter breaks the line, blank is not sent', async () => {
    const { server, user, box, send, turns, content } = await openConversation()
    await screen.findByText('10 prompts left')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(button.disabled).toBe(true)
    await send('  ')
    expect(server.calls).not.toContain('conversations.start')
    await user.clear(box)
    await user.type(box, 'shorter{Shift>}{Enter}{/Shift}please')
    expect(box.value).toBe('shorter\nplease')
    expect(button.disabled).toBe(false)
    await user.keyboard('{Enter}')
    await screen.findByText('Version 2, current')
    expect(turns()).toEqual([
      'You: shorter\nplease',
      expect.stringMatching(/^Did: shorter\nplease\.Version 2, current3 to 5 words$/u),
    ])
    content.getByText(/^Bread is easy\. \(shorter\s+please\)$/u)
    expect(box.value).toBe('')
    expect(document.activeElement).toBe(box)
    expect(said()).toBe('Version 2: Did: shorter\nplease.')
    await screen.findByText('9 prompts left')
  })

  it('counts characters near the limit and sends no more than fit', async () => {
    const { user, box } = await openConversation()
    await user.click(box)
    await user.paste('x'.repeat(4_001))
    screen.getByText('A message can have at most 4,000 characters; this has 4,001.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
    await user.keyboard('{Backspace}')
    screen.getByText('4,000 of 4,000 characters')
  })

  it('sends a suggestion at once and keeps the text in the field', async () => {
    const { user, box, turns } = await openConversation()
    const names = within(screen.getByRole('group', { name: 'Suggestions' })).getAllByRole('button')
    expect(names.map((button) => button.textContent)).toEqual([
      'Make it shorter',
      'Add more emotion',
      'Make it more casual',
      'Include numbers',
      'Add a question',
    ])
    await user.type(box, 'and then')
    await user.click(screen.getByRole('button', { name: 'Include numbers' }))
    await screen.findByText('Version 2, current')
    expect(turns()[0]).toBe('You: Include numbers')
    expect(box.value).toBe('and then')
    expect(lead()).toBe('Include numbers')
  })

  it('steps through versions, marks changed words, and restores one', async () => {
    const { user, content, press } = await openConversation(HOOK, { messages: ['one', 'two', 'three'] })
    const line = within(screen.getByRole('group', { name: 'Versions' }))
    const messages = within(screen.getByRole('list', { name: 'Messages' }))
    const versionIs = (text: string) => expect(line.getByText(/^Version/u).parentElement?.textContent).toBe(text)
    versionIs('Version 4 of 4')
    await press('Later version')
    versionIs('Version 4 of 4')
    await press('Earlier version')
    versionIs('Version 3 of 4')
    expect(said()).toBe('Version 3 of 4')
    content.getByRole('heading', { name: 'Earlier content' })
    await press('Show changes')
    expect((await content.findByText(/two/u)).tagName).toBe('INS')
    await press('Hide changes')
    content.getByText('Bread is easy. (one) (two)')
    await user.click(content.getByRole('button', { name: 'Restore version 3' }))
    await content.findByRole('heading', { name: 'Current content' })
    versionIs('Version 3 of 4')
    expect(lead()).toBe('Current content')
    expect(said()).toBe('Version 3 is current again')

    await press('View version 2')
    content.getByText('Bread is easy. (one)')
    expect(lead()).toBe('Earlier content')
    await user.click(messages.getByRole('button', { name: 'Restore version 2' }))
    await messages.findByText('Version 2, current')
  })

  it('names figures that nobody gave in the answer, and marks them in its version alone', async () => {
    const { server, send, content, press } = await openConversation(SCRIPT, { env: { OPENAI_API_KEY: 'k' } })
    server.text.refinement = async function* version() {
      const script = '[0:00 Hook]\nEleven dollars.\n\n[0:12 Call to action]\n94 % tell me, 94 % of 2,000.'
      yield { type: 'version', content: script, note: 'Added proof.' }
    }
    await send('more proof')
    await screen.findByText('Nobody gave these figures: 94 %, 2,000. Remove them, or keep those that are true.')
    const marked = () => content.queryAllByRole('mark').map(({ textContent }) => textContent?.split(' (')[0])
    await waitFor(() => expect(marked()).toEqual(['94 %', '94 %', '2,000']))
    await press('Earlier version')
    expect(marked()).toEqual([])
  })

  it('offers the other options of an answer, by keyboard too, and makes the chosen one a version once', async () => {
    const { server, send, user, content, press, reload } = await openConversation(SCRIPT, {
      env: { OPENAI_API_KEY: 'k' },
    })
    const options = ['[0:00 Hook]\nTwelve dollars.', '[0:00 Hook]\nNo dollars.\n\n[0:01 Point]\nNone.']
    server.text.refinement = async function* version() {
      yield { type: 'warning', warning: optionsWarning(3) }
      yield { type: 'version', content: '[0:00 Hook]\nTen dollars.', note: 'Cheaper.', options }
    }
    await send('cheaper')
    const others = within(await screen.findByRole('list', { name: 'Other options' }))
    screen.getByText('The writer gave 3 options. The first one was taken.')
    expect(others.getAllByRole('listitem').map((option) => option.querySelector('p')?.textContent)).toEqual([
      'Twelve dollars.',
      'No dollars.\n\nNone.',
    ])
    await expectAccessible()

    await tabTo(user, others.getByRole('button', { name: 'View option 3' }))
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Option 3' }))
    dialog.getByText('None.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await tabTo(user, others.getByRole('button', { name: 'Use this instead: option 3' }))
    await user.keyboard('{Enter}')
    await screen.findByText('Version 3, current')
    content.getByText('No dollars.')
    screen.getByText('Use option 3 instead.', { exact: false })
    expect([lead(), said()]).toEqual(['Current content', 'Version 3 is current'])
    others.getByText('This is the current version')
    await screen.findByText('9 prompts left')

    await press('Use this instead: option 2')
    await screen.findByText('Version 4, current')
    await press('Use this instead: option 3')
    await screen.findByText('Version 3, current')
    const again = await reload()
    again.content.getByText('No dollars.')
    expect(screen.getAllByRole('list', { name: 'Other options' })).toHaveLength(1)
  })

  it('says why an option was not taken', async () => {
    const { server, send, press, content } = await openConversation()
    server.text.refinement = async function* version() {
      yield { type: 'version', content: 'Bread lies.', note: 'Harder.', options: ['Bread waits.'] }
    }
    await send('harder')
    await screen.findByRole('list', { name: 'Other options' })
    network.use(http.post('*/trpc/conversations.choose', () => HttpResponse.error(), { once: true }))
    await press('Use this instead: option 2')
    const toast = await findToast('Choice failed')
    toast.getByText(/^The server could not be reached\./u)
    content.getByText('Bread lies.')
  })

  it('makes a version without a figure that nobody gave, undoes that, and keeps another in all versions', async () => {
    const { server, user, send, content, press, turns } = await openConversation(HOOK, { env: { OPENAI_API_KEY: 'k' } })
    server.text.refinement = async function* version() {
      yield { type: 'version', content: 'Bread is easy. 94 % say so. It was 2019.', note: 'Added proof.' }
    }
    await send('more proof')
    const review = async (figure: string, name: string) => {
      await user.click(await content.findByRole('button', { name: (label) => label.startsWith(`${figure}(`) }))
      await user.click(await screen.findByRole('button', { name }))
    }
    await review('94 %', 'Remove')
    const toast = await findToast('Removed the sentence with 94 %')
    expect(content.getByRole('heading', { name: 'Current content' })).toBe(document.activeElement)
    expect(turns().slice(2).join(' ')).toContain(
      'You: Remove the figure that nobody gave. Removed the sentence with 94 %.',
    )
    expect(content.queryByText(/94 %/u)).toBeNull()
    await review('2019', 'Keep, it is true')
    await waitFor(() => expect(content.queryAllByRole('mark')).toEqual([]))
    expect(said()).toBe('2019 is kept as true')
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(content.getAllByRole('mark')).toHaveLength(1))
    expect(content.getByRole('mark').textContent).toMatch(/^94 %/u)
    await press('Later version')
    expect(content.queryAllByRole('mark')).toEqual([])
    screen.getByText('9 prompts left')
  })

  it('reports an answer without a new version', async () => {
    const { server, send, turns, content } = await openConversation()
    server.text.refinement = async function* answer() {
      yield { type: 'answer', text: 'I can make it shorter, longer or funnier.' }
    }
    await send('translate it')
    await waitFor(() => expect(turns()).toEqual(['You: translate it', 'I can make it shorter, longer or funnier.']))
    content.getByText('Bread is easy.')
    expect(said()).toBe('I can make it shorter, longer or funnier.')
    await screen.findByText('9 prompts left')
  })

  it('saves a version to the library once', async () => {
    const { server, press, send } = await openConversation()
    network.use(http.post('*/trpc/conversations.save', () => HttpResponse.error(), { once: true }))
    await press('Save to Library')
    const toast = await findToast('Save failed')
    toast.getByText(/^The server could not be reached\./u)
    await press('Save to Library')
    await screen.findByRole('button', { name: 'Saved to Library' })
    expect(said()).toBe('Saved to your library')
    await press('Saved to Library')
    expect(server.calls.filter((call) => call === 'conversations.save')).toHaveLength(1)
    await send('shorter')
    await screen.findByRole('button', { name: 'Save to Library' })
  })

  it.each([
    ['unknown', '/refine/nothing'],
    ['too long', `/refine/${'x'.repeat(300)}`],
    ['with NUL', '/refine/a%00b'],
  ])('reports a missing conversation: an id that is %s', async (_, path) => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    const { user, address } = renderApp(path)
    await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })
    await user.click(screen.getByRole('link', { name: 'Go Home' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('offers a retry and a link back when loading failed', async () => {
    const { reload } = await openConversation()
    network.use(http.all('*/trpc/*conversations.get*', () => HttpResponse.error(), { once: true }))
    const again = reload()
    await screen.findByText('The conversation did not load')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    screen.getByRole('button', { name: 'Try again' }).click()
    await again
  })
})
