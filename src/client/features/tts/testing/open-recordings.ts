import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { insertSpeech } from '../../../../server/testing/database/insert-speech.ts'
import { installFakeAudio } from '../../../testing/fake-audio.ts'
import { network } from '../../../testing/network.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

const MINUTE_MS = 60_000

/**
 * Opens text-to-speech for an account with spoken texts of these names, oldest first. Each is one minute long and saved. `before`
 * runs before the page opens.
 */
export async function openRecordings(names: readonly string[], { kept = true, before = () => {} } = {}) {
  const server = await startTestServer()
  const audio = installFakeAudio()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  for (const name of names) {
    await server.clock.advance(1_000)
    const spoken = { text: `${name} said.`, duration_ms: MINUTE_MS, created_at: server.clock.now().toISOString() }
    const audioUrl = await insertSpeech(server.db, userId, name.toLowerCase(), spoken)
    if (kept) await server.services.voiceLibrary.save(userId, { name, audioUrl })
  }
  network.use(
    http.head('*/api/tts/audio/:file', () => new HttpResponse(null, { status: server.cookie.token ? 200 : 401 })),
  )
  before()
  const { user, address } = renderApp('/tts-tool')
  await screen.findByRole('heading', { level: 2, name: 'Your recordings' })
  return { server, userId, audio, user, address }
}
