import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

/** Opens a tool as a user and waits for its form. */
async function visit(path: string, heading: string) {
  cleanup()
  const { user } = renderApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  return user
}

const TOOLS = [
  ['/hook-generator', 'Hook Generator', 'Topic', ['TikTok', 'Humorous'], /^Done, 10 hooks$/u],
  ['/script-writer', 'Script Writer', /topic$/u, ['Podcast', 'Inspiring', /^Long form/u], /^Done, 0:/u],
  ['/caption-generator', 'Caption Generator', 'Content description', ['YouTube'], /^Done, 3 hashtags$/u],
] as const

describe.each(TOOLS)('the choices of %s', (path, heading, subject, choices, done) => {
  it('are kept for this user after use; the topic is not', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    let user = await visit(path, heading)
    for (const name of choices) await user.click(radio(name))
    await user.type(screen.getByLabelText(subject), 'Bread')
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Generate' }))
    await screen.findByRole('heading', { name: done })

    user = await visit(path, heading)
    expect(choices.map((name) => radio(name).checked)).toEqual(choices.map(() => true))
    expect(JSON.stringify(localStorage)).not.toContain('Bread')

    await server.signInAs('other@example.com')
    await visit(path, heading)
    expect(choices.map((name) => radio(name).checked)).toEqual(choices.map(() => false))
  })
})

it('voice and format are kept for the next speech', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const user = await visit('/tts-tool', 'Text-to-Speech')
  await user.click(radio(/^onyx/u))
  await user.click(radio('WAV'))
  await user.click(screen.getByLabelText('Text'))
  await user.paste('One pan.')
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: /^Generate Speech/u }))
  await screen.findByRole('heading', { name: 'One pan.' })
  await visit('/tts-tool', 'Text-to-Speech')
  expect([radio(/^onyx/u).checked, radio('WAV').checked]).toEqual([true, true])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('')
})

it('text that was typed during a generation stays', async () => {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const { script } = server.text
  let finish = (): void => {}
  server.text.script = async function* slow(brief, options) {
    await new Promise<void>((resolve) => (finish = resolve))
    yield* script(brief, options)
  }
  let user = await visit('/hook-generator', 'Hook Generator')
  await user.type(screen.getByLabelText('Topic'), 'Bread')
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Generate' }))
  await screen.findByRole('heading', { name: 'Writing hook 1 of 10' })
  await user.type(screen.getByLabelText('Topic'), ' and butter')
  finish()
  await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  user = await visit('/hook-generator', 'Hook Generator')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('Bread and butter')
})
