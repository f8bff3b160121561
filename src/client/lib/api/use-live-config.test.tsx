import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const DEMO = /^(?:Demo|Draft) writer/u

describe('the name of the text model', () => {
  it('is updated with each result: when a local model disappears, and when one appears', async () => {
    let model: string | undefined = 'qwen3:8b'
    const local = { text: () => (model ? { name: 'Ollama', port: 11_434, model } : undefined), speech: () => undefined }
    const server = await startTestServer({}, undefined, { local })
    await server.signInAs('noor@example.com')
    const { user } = renderApp('/hook-generator')
    await screen.findByRole('heading', { level: 1, name: 'Hook Generator' })
    const form = within(screen.getByRole('form', { name: 'What the hooks are about' }))
    await form.findByText('10 of 10 prompts left today')
    expect(screen.queryByText(DEMO)).toBeNull()
    model = undefined
    await user.type(form.getByLabelText('Topic'), 'bread')
    await user.click(form.getByRole('button', { name: 'Generate' }))
    await screen.findByText(DEMO)
    model = 'qwen3:8b'
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    const [again] = await screen.findAllByRole('button', { name: /^Regenerate/u })
    if (again) await user.click(again)
    await waitFor(() => expect(screen.queryByText(DEMO)).toBeNull())
  })
})
