import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const AI = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm-1' }

describe('help with an AI', () => {
  it('says to everybody in a local demo who writes and what to type, line by line', async () => {
    await startTestServer()
    const { user } = renderApp('/help/ai')
    await screen.findByRole('heading', { level: 1, name: 'Add an AI' })
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    const writing = within(screen.getByRole('region', { name: 'A better writer' }))
    await writing.findByText('Now: the draft writer writes.')
    expect(writing.getAllByRole('listitem')).toHaveLength(3)
    await user.click(writing.getByRole('button', { name: 'Copy the command for Ollama' }))
    expect(write).toHaveBeenLastCalledWith('ollama pull qwen3:8b')
    await user.click(writing.getByRole('button', { name: 'Copy the lines for a server' }))
    expect(write.mock.lastCall?.[0]).toMatch(/^OPENAI_BASE_URL=\S+\nOPENAI_MODEL=\S+$/u)
    const voices = within(screen.getByRole('region', { name: 'Better voices' }))
    await user.click(voices.getByRole('button', { name: 'Copy the line for a voice key' }))
    expect(write).toHaveBeenLastCalledWith('TTS_API_KEY=your-key')
    expect(screen.queryByRole('button', { name: 'Check the writer' })).toBeNull()
    expect(screen.getByText('npm run owner -- you@example.com')).toBeTruthy()
  })

  it.each(['a visitor', 'a member'])(
    'says to %s of another server who writes and whom to ask, and no setting',
    async (who) => {
      const server = await startTestServer({ HOST: '0.0.0.0' })
      if (who === 'a member') await server.signInAs('noor@example.com')
      renderApp('/help/ai')
      const writing = within(await screen.findByRole('region', { name: 'A better writer' }))
      await writing.findByText('Now: the draft writer writes.')
      screen.getByText(/^Ask the person who runs this server\./u)
      expect(document.body.textContent).not.toMatch(/[A-Z]{2,}_[A-Z]|\.env|npm run/u)
      expect(screen.queryByRole('button', { name: /^Copy/u })).toBeNull()
    },
  )

  it('lets the owner check the writer: its name, its response time, or its failure', async () => {
    const server = await startTestServer({ ...AI, HOST: '0.0.0.0', OWNER_EMAIL: 'noor@example.com' })
    await server.signInAs('noor@example.com')
    await server.db.updateTable('users').set({ email_verified_at: '2026-11-20T00:00:00.000Z' }).execute()
    Object.assign(server.text, { check: () => server.clock.advance(1_300) })
    const { user } = renderApp('/help/ai')
    await screen.findByText('OPENAI_API_KEY=your-key')
    await user.click(await screen.findByRole('button', { name: 'Check the writer' }))
    await screen.findByText('It answers: m-1 at api.openai.com, 1.3 s')
    const refused = new AppError(
      'BAD_GATEWAY',
      'It refused. Ask the person who runs this server to check OPENAI_API_KEY.',
    )
    Object.assign(server.text, { check: () => Promise.reject(refused) })
    await user.click(screen.getByRole('button', { name: 'Check the writer' }))
    await screen.findByText(/^It refused\. Check OPENAI_API_KEY\./u)
    await user.click(screen.getByRole('button', { name: 'Check the voice' }))
    await screen.findByText('No AI voice is set up, so the offline voice speaks.')
    expect(screen.queryByText('npm run owner -- you@example.com')).toBeNull()
  })
})
