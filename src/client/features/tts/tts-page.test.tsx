import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { insertSpeech } from '../../../server/testing/database/insert-speech.ts'
import { SPEECH_MESSAGE, VOICE_NOTE, VOICES } from '../../../shared/features/tts/tts.constants.ts'
import { findToast } from '../../testing/find-toast.ts'
import { spendSpeechCharacters } from '../../testing/spend-allowance.ts'
import { openSpeech } from './testing/open-speech.ts'

const WORDS = 'One pan. Five dinners. Eleven dollars, all week.'

describe('text-to-speech', () => {
  it('starts empty, with the first voice and the characters left this month', async () => {
    const { field, submit, results, bar } = await openSpeech()
    expect(document.title).toBe('Text-to-Speech | Hookline')
    screen.getByText('AI voices with SSML support')
    await screen.findByText(/^Offline voice: no AI voice is set\./u)
    expect(screen.getByRole('link', { name: 'How to add one' }).getAttribute('href')).toBe('/help/ai#voices')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    const usage = within(await screen.findByRole('region', { name: 'Monthly usage' }))
    for (const words of ['0', '/ 5,000 characters', '0% used', '5,000 remaining', 'Resets 1 December 2026']) {
      usage.getByText(words)
    }
    expect(usage.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('5000')
    expect(field().value).toBe('')
    screen.getByText('0 / 10,000')
    screen.getByText('5,000 characters left this month.')
    const voices = within(screen.getByRole('radiogroup', { name: 'Voice' })).getAllByRole<HTMLInputElement>('radio')
    expect(voices.map((voice) => [voice.labels?.[0]?.textContent, voice.checked])).toEqual(
      VOICES.map((voice, index) => [`${voice} ${VOICE_NOTE[voice]}`, index === 0]),
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MP3' }).checked).toBe(true)
    expect(submit()).toHaveProperty('disabled', true)
    expect(bar().getByRole('button', { name: 'Generate Speech' })).toHaveProperty('disabled', true)
    results.getByRole('heading', { name: 'No speech yet' })
    const tips = within(screen.getByRole('region', { name: 'Tips' }))
    tips.getByRole('heading', { name: 'Text formatting' })
    tips.getByRole('heading', { name: 'SSML' })
    tips.getByText('<break time="500ms"/>')
  })

  it('speaks a text in the chosen voice and format, charges its length and says that an AI speaks', async () => {
    const { server, user, paste, field, submit, results, bar, used, reload } = await openSpeech()
    await paste(WORDS)
    screen.getByText('48 / 10,000')
    screen.getByText('Leaves 4,952 characters this month.')
    bar().getByText('48 characters')
    await user.click(screen.getByRole('radio', { name: 'onyx deep, male' }))
    await user.click(screen.getByRole('radio', { name: 'WAV' }))
    await user.click(submit())
    await results.findByRole('heading', { name: WORDS })
    results.getByText('onyx, wav, 48 characters')
    results.getByText('AI voice')
    results.getByText('Say so when you publish. The file says so, too.')
    await results.findByRole('button', { name: 'Save to Library' })
    await waitFor(() => expect(document.querySelector('output')?.textContent).toMatch(/^Done, 0:0\d$/u))
    bar().getByText(/^Done, 0:0\d$/u)
    await screen.findByText('4,952 remaining')
    expect(await used()).toBe(48)
    expect(new Set(server.speech.said.map(({ voice }) => voice))).toEqual(new Set(['onyx']))
    // On a phone the form has collapsed.
    await user.click(bar().getByRole('button', { name: 'Edit text' }))
    expect(document.activeElement).toBe(field())
    const { field: fieldAgain } = await reload()
    expect(fieldAgain().value).toBe('')
  })

  it('compiles SSML, and names tags that no voice supports', async () => {
    const { user, submit, paste, results, refreshed } = await openSpeech()
    await paste('<speak>One pan.<mark name="a"/> <emphasis>Five</emphasis>, all week.</speak>')
    screen.getByText('Read as SSML. Leaves 4,924 characters this month.')
    await user.click(submit())
    await results.findByRole('heading', { name: 'One pan. Five, all week.' })
    within(results.getByRole('list', { name: 'Not spoken as written' })).getByText(/<mark>/u)
    await refreshed()
  })

  it('offers to wrap tags that would be read out in <speak>, in one click', async () => {
    const { user, field, paste, submit, results, server, refreshed } = await openSpeech()
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await paste('Salt & pepper.<break time="1s"/> Onions.')
    const offer = screen.getByText('is read out as words here.', { exact: false }).parentElement
    expect(shown.mock.contexts).toContain(offer)
    shown.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Add <speak> around it' }))
    expect(field().value).toBe('<speak>Salt &amp; pepper.<break time="1s"/> Onions.</speak>')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('button', { name: 'Add <speak> around it' })).toBeNull()
    screen.getByText(/^Read as SSML\./u)
    await user.click(submit())
    await results.findByRole('heading', { name: 'Salt & pepper. Onions.' })
    expect(server.speech.said.map(({ text }) => text)).toEqual(['Salt & pepper.', 'Onions.'])
    await refreshed()
  })

  it('reports a markup error at the text, and moves the cursor there', async () => {
    const { user, submit, paste, field, form, used, refreshed } = await openSpeech()
    await paste('<speak>\n  Salt & pepper.\n</speak>')
    await user.click(submit())
    await form().findByText('Line 2, column 8: A "&" is written "&amp;".')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    expect(document.querySelector('output')?.textContent).toMatch(/^Line 2, column 8/u)
    expect(screen.queryByText('Generation Failed')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Go to line 2, column 8' }))
    expect(document.activeElement).toBe(field())
    expect(field().value.slice(field().selectionStart)).toMatch(/^& pepper/u)
    await user.keyboard('and')
    expect(form().queryByText(/^Line 2, column 8/u)).toBeNull()
    await refreshed()
    expect(await used()).toBe(0)
  })

  it('requires a text with words, also by keyboard', async () => {
    const { server, user, field, submit, results, refreshed } = await openSpeech()
    await user.click(field())
    await user.keyboard('{Control>}{Enter}{/Control}')
    const toast = await findToast('Missing Text')
    toast.getByText('Please enter some text to convert to speech')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('   ')
    expect(submit()).toHaveProperty('disabled', false)
    await user.click(submit())
    expect(server.calls).not.toContain('tts.stream')
    await user.type(field(), 'One pan.')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await results.findByRole('heading', { name: 'One pan.' })
    await refreshed()
  })

  it('reports a text that is too long, and never cuts it', async () => {
    const { server, user, field, paste } = await openSpeech()
    await paste('a'.repeat(10_000))
    expect(screen.queryByText('Text Too Long')).toBeNull()
    await user.keyboard('b')
    const toast = await findToast('Text Too Long')
    toast.getByText(SPEECH_MESSAGE.tooLong)
    expect(field().value).toHaveLength(10_001)
    screen.getByText('10,001 / 10,000')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(server.calls).not.toContain('tts.stream')
    await user.keyboard('{Backspace}')
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('refuses a text that exceeds the rest of the month', async () => {
    const { server, user, paste, submit } = await openSpeech({
      before: (server) => spendSpeechCharacters(server, 4_600),
    })
    const usage = within(await screen.findByRole('region', { name: 'Monthly usage' }))
    await usage.findByText('92% used')
    await paste('a'.repeat(401))
    screen.getByText('Exceeds monthly limit')
    expect(screen.getByRole('link', { name: 'Premium has 100,000 a month' }).getAttribute('href')).toBe('/pricing')
    expect(submit()).toHaveProperty('disabled', true)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(server.calls).not.toContain('tts.stream')
    await user.keyboard('{Backspace}')
    screen.getByText('Leaves 0 characters this month.')
    expect(submit()).toHaveProperty('disabled', false)
  })

  it.each([
    [3_750, '75% used', 'plain'],
    [3_751, '75% used', 'warn'],
    [4_500, '90% used', 'warn'],
    [4_501, '90% used', 'danger'],
  ])('marks %i of 5,000 characters as %s, %s, in the badge and its bar', async (spent, words, tone) => {
    await openSpeech({ before: (server) => spendSpeechCharacters(server, spent) })
    const share = await screen.findByText(words)
    const badge = share.closest('[data-tone]')?.getAttribute('data-tone') ?? 'plain'
    expect(badge).toBe(tone)
    const bar = screen.getByRole('progressbar', { name: 'Characters used this month' })
    expect(bar.getAttribute('data-tone')).toBe(tone === 'plain' ? 'calm' : tone)
  })

  it('keeps a draft over a reload, reopens earlier speech, and restores a text whose audio is gone', async () => {
    const { user, paste, reload } = await openSpeech({
      before: async (server, userId) => {
        await insertSpeech(server.db, userId, 'old', { text: 'Old words.', file_key: null, voice: 'nova' })
      },
    })
    await paste('Not spoken yet.')
    await user.click(screen.getByRole('radio', { name: 'WAV' }))
    const again = await reload()
    expect(again.field().value).toBe('Not spoken yet.')
    await again.user.click(again.submit())
    await again.results.findByRole('heading', { name: 'Not spoken yet.' })
    const last = await again.reload()
    await last.paste('Typed meanwhile.')
    await last.user.click(await screen.findByRole('button', { name: 'Open again: Not spoken yet.' }))
    last.results.getByText('alloy, wav, 15 characters')
    expect(last.field().value).toBe('Typed meanwhile.')
    screen.getByText(/^nova, mp3, 10 characters, audio deleted/u)
    await last.user.click(screen.getByRole('button', { name: 'Use the text: Old words.' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace your text?' }))
    dialog.getByText('Typed meanwhile.')
    await last.user.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(last.field().value).toBe('Typed meanwhile.')
    await last.user.click(screen.getByRole('button', { name: 'Use the text: Old words.' }))
    await last.user.click(await screen.findByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(last.field().value).toBe('Old words.'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^nova/u }).checked).toBe(true)
  })
})
