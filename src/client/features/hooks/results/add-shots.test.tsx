import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { announcement } from '../../../lib/feedback/announce.ts'
import { expectAccessible } from '../../../testing/accessibility.ts'
import { network } from '../../../testing/network.ts'
import { openHooks, SAMPLE } from '../testing/open-hooks.ts'

const NAME = 'Add first shots'
const IDEAS = 'On screen, first frame, why it works'

/** A page with ten hooks of a model, or of another writer. */
async function withHooks(env: Record<string, string> = { OPENAI_API_KEY: 'k' }) {
  const tool = await openHooks(env)
  await tool.generate(SAMPLE)
  await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  return { ...tool, button: () => tool.results.findByRole('button', { name: NAME }) }
}

describe('the first shots of hooks', () => {
  it('are added to every line by one press, which leads to the first, and stay', async () => {
    const { server, user, line, lines, form, button, results, reload } = await withHooks()
    const gate = Promise.withResolvers<void>()
    const { shots } = server.text
    server.text.shots = async function* (brief, options) {
      await gate.promise
      yield* shots(brief, options)
    }
    const add = await button()
    expect(add.getAttribute('aria-describedby')).toBe(screen.getByText(/Uses no prompt\.$/u).id)
    await expectAccessible()
    await user.click(add)
    expect([add.textContent, add.getAttribute('aria-busy')]).toEqual(['Adding first shots...', 'true'])
    await user.click(add)
    gate.resolve()
    await waitFor(() => expect(document.activeElement).toBe(line(1).getByText(IDEAS).closest('summary')))
    expect(announcement.get()).toBe('First shots added')
    expect(results.queryByRole('button', { name: NAME })).toBeNull()
    expect(lines().map((item) => item.textContent.includes(IDEAS))).toEqual(lines().map(() => true))
    expect(server.calls.filter((call) => call === 'hooks.shots')).toHaveLength(1)
    await expectAccessible()
    await form.findByText('9 of 10 prompts left today')

    await user.click(line(3).getByRole('button', { name: 'Save hook 3 to library' }))
    await line(3).findByText('Saved')
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    expect(await Array.fromAsync(server.services.library.all(userId))).toMatchObject([
      { metadata: { onScreen: 'Words 3', firstFrame: 'Frame 3.', why: 'It is odd.' } },
    ])
    const again = await reload()
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    again.line(3).getByText('Frame 3.')
    expect(again.results.queryByRole('button', { name: NAME })).toBeNull()
  })

  it('that fail are explained, with another try', async () => {
    const { user, results, button, line } = await withHooks()
    network.use(http.post('*/trpc/hooks.shots', () => HttpResponse.error(), { once: true }))
    const add = await button()
    await user.click(add)
    await results.findByText('No first shots added')
    results.getByText(/^The server could not be reached\./u)
    expect(add.textContent).toBe(NAME)
    expect(line(1).queryByText(IDEAS)).toBeNull()
    await user.click(results.getByRole('button', { name: 'Try again' }))
    await line(1).findByText(IDEAS)
    expect(results.queryByText('No first shots added')).toBeNull()
  })

  it('are added after a sign-in where the session has ended', async () => {
    const { server, user, button, line } = await withHooks()
    server.cookie.token = undefined
    await user.click(await button())
    await user.type(await screen.findByLabelText('Password'), TEST_PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    await line(1).findByText(IDEAS)
  })

  it('leave the focus where it is meanwhile', async () => {
    const { user, subject, button, line } = await withHooks()
    await user.click(await button())
    subject.focus()
    await line(1).findByText(IDEAS)
    expect(document.activeElement).toBe(subject)
  })

  it('mark figures that nobody gave', async () => {
    const { server, user, button, line, results } = await withHooks()
    server.text.shots = async function* () {
      yield { type: 'shot', index: 0, onScreen: '94 % cheaper' }
    }
    await user.click(await button())
    await results.findByText(/^Nobody gave this figure: 94 %\./u)
    await waitFor(() => expect(line(1).getByRole('mark', { hidden: true }).textContent).toContain('94 %'))
  })

  it('are not offered without a model', async () => {
    const { results } = await withHooks({})
    expect(results.queryByRole('button', { name: NAME })).toBeNull()
  })

  it('are not offered while hooks are written', async () => {
    const { server, generate, results } = await openHooks({ OPENAI_API_KEY: 'k' })
    const { script } = server.text
    const gate = Promise.withResolvers<void>()
    server.text.script = async function* (brief, options) {
      yield* script(brief, options)
      await gate.promise
    }
    await generate(SAMPLE)
    await results.findByText(/^Hook 10 of run/u)
    expect(results.queryByRole('button', { name: NAME })).toBeNull()
    gate.resolve()
    await results.findByRole('button', { name: NAME })
  })
})
