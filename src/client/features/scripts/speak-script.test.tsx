import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftKey, readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { SPEECH_DRAFT } from '../../components/tool/result/speech-draft.ts'
import { openScripts, TOPIC } from './testing/open-scripts.ts'

it('speaks a script in the voice that was used last, and keeps the text that was typed there as a draft', async () => {
  const { server, user, address, generate, done, results } = await openScripts()
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  const key = draftKey(session?.user.id ?? '', SPEECH_DRAFT)
  await generate(TOPIC)
  await done()
  writeDraft(key, { text: 'Typed by hand.', voice: 'nova', format: 'mp3' })
  await user.click(results.getByRole('button', { name: /^Speak, \d+ characters$/u }))
  await screen.findByRole('heading', { level: 1, name: 'Text-to-Speech' })
  expect(address()).toMatch(/^\/tts-tool\?video=/u)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  await waitFor(() =>
    expect(field.value).toMatch(/^Stop scrolling for Bread for two\.\n\nThis is run \d+\.\n\nTell me yours\.$/u),
  )
  await screen.findByRole('button', { name: 'Write caption' })
  screen.getAllByText(/^nova, mp3, \d+ characters$/u)
  expect(server.calls.filter((path) => path === 'tts.stream')).toHaveLength(1)
  expect(readDraft(key, (draft) => draft)).toMatchObject({ text: 'Typed by hand.' })
})
