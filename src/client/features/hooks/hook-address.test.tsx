import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hangAfter, tenHooks } from '../../../server/testing/fakes/fake-text-model.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { type TestServer } from '../../testing/test-server.ts'
import { spendPrompts } from '../../testing/spend-allowance.ts'
import { openHooks, SAMPLE, writeMissing } from './testing/open-hooks.ts'

const heading = (name: string) => screen.findByRole('heading', { name })
const results = () => within(screen.getByRole('region', { name: 'Results' }))

/** Makes the model pause before a hook. Returns the function that ends the pause. */
function holdAt(server: TestServer, before: number): () => void {
  const gate = Promise.withResolvers<void>()
  server.text.script = async function* (brief, options) {
    for await (const draft of tenHooks(brief, options)) {
      if (draft.index === before) await gate.promise
      yield draft
    }
  }
  return gate.resolve
}

describe('the result in the address', () => {
  it('continues while the page is closed, and is shown when it is opened again', async () => {
    const { server, generate, address } = await openHooks()
    const goOn = holdAt(server, 3)
    await generate(SAMPLE)
    await heading('Writing hook 4 of 10')
    expect(address()).toMatch(/^\/hook-generator\?result=/u)
    cleanup()
    renderApp('/hook-generator')
    await heading('Writing hook 4 of 10')
    goOn()
    await heading('Done, 10 hooks')
    expect(server.text.briefs).toHaveLength(1)
    await screen.findAllByText('9 of 10 prompts left today')
  })

  it('is shown in a second tab while it is written, and can be stopped there', async () => {
    const { server, generate, address } = await openHooks()
    server.text.script = hangAfter(2)
    await generate(SAMPLE)
    await heading('Writing hook 3 of 10')
    const { user, address: other } = renderApp('/hook-generator')
    const regions = await waitFor(() => {
      const both = screen.getAllByRole('heading', { name: 'Writing hook 3 of 10' })
      expect(both).toHaveLength(2)
      return screen.getAllByRole('region', { name: 'Results' })
    })
    expect(other()).toBe(address())
    await user.click(within(regions[1] ?? document.body).getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Stopped, 2 of 10' })).toHaveLength(2))
  })

  it('is marked as incomplete in every list, and its missing hooks are written without another prompt', async () => {
    const { server, generate, user, reload } = await openHooks()
    server.text.script = hangAfter(2)
    await generate(SAMPLE)
    await heading('Writing hook 3 of 10')
    await user.click(results().getByRole('button', { name: 'Stop' }))
    await heading('Stopped, 2 of 10')
    await results().findByText(/^YouTube, casual, Stopped, 2 of 10, /u)
    const again = await reload()
    await heading('Stopped, 2 of 10')
    server.text.script = writeMissing
    await again.user.click(results().getByRole('button', { name: 'Go on' }))
    await heading('Done, 10 hooks')
    expect(again.lines()).toHaveLength(10)
    expect(results().queryByRole('button', { name: 'Go on' })).toBeNull()
    await results().findByText(/^YouTube, casual, 10 hooks, /u)
    await again.form.findByText('9 of 10 prompts left today')
  })

  it('follows the back button, as does the form unless something was typed', async () => {
    const { form, generate, user, address, router } = await openHooks()
    await generate(SAMPLE)
    await heading('Done, 10 hooks')
    const first = address()
    const topic = form.getByLabelText<HTMLTextAreaElement>('Topic')
    await user.clear(topic)
    await generate('Bread')
    await heading('Done, 10 hooks')
    await waitFor(() => expect(address() !== first && address().includes('video=')).toBe(true))
    const second = address()
    router.history.back()
    await waitFor(() => expect(topic.value).toBe(SAMPLE))
    expect(address()).toBe(first)
    await user.clear(topic)
    await user.type(topic, 'Soup')
    router.history.forward()
    await waitFor(() => expect(address()).toBe(second))
    await heading('Done, 10 hooks')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('Soup')
  })

  it('opens empty with a message where the result is gone or of another tool', async () => {
    const { server, generate, address } = await openHooks()
    await generate(SAMPLE)
    await heading('Done, 10 hooks')
    const id = address().split('=').at(-1)
    for (const path of ['/hook-generator?result=nothing', `/script-writer?result=${id}`]) {
      cleanup()
      renderApp(path)
      await heading('This result is not here')
      results().getByText('It may have been deleted, or it belongs to another account.')
    }
    await server.signInAs('other@example.com')
    cleanup()
    renderApp(`/hook-generator?result=${id}`)
    await heading('This result is not here')
    expect(screen.queryByRole('list', { name: 'Hooks' })).toBeNull()
  })

  it('can be opened by a user without prompts left', async () => {
    const { server, generate } = await openHooks()
    const goOn = holdAt(server, 3)
    await generate(SAMPLE)
    await heading('Writing hook 4 of 10')
    await spendPrompts(server, 9)
    cleanup()
    renderApp('/hook-generator')
    await heading('Writing hook 4 of 10')
    goOn()
    await heading('Done, 10 hooks')
  })
})
