import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftKey, writeDraft } from '../../lib/generation/draft.ts'
import { SPEECH_DRAFT } from '../../components/tool/result/speech-draft.ts'
import { openScripts, TOPIC } from './testing/open-scripts.ts'

it('passes the spoken text of a script to text-to-speech, and asks before it replaces a draft', async () => {
  const { server, user, address, generate, done, results } = await openScripts()
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  const key = draftKey(session?.user.id ?? '', SPEECH_DRAFT)
  await generate(TOPIC)
  await done()
  writeDraft(key, { text: 'Typed by hand.', voice: 'nova' })
  const speak = results.getByRole('button', { name: 'Speak the script' })
  await user.click(speak)
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace your text?' }))
  dialog.getByText('Typed by hand.')
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toMatch(/^\/script-writer\?result=/u)

  writeDraft(key, { text: ' ', voice: 'nova' })
  await user.click(speak)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  expect(address()).toBe('/tts-tool')
  expect(field.value).toMatch(/^Stop scrolling for Bread for two\.\n\nThis is run \d+\.\n\nTell me yours\.$/u)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^nova/u }).checked).toBe(true)
})
