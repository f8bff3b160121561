import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { announcement } from '../../lib/feedback/announce.ts'
import { offerRewrite } from '../../testing/offer-rewrite.ts'
import { openHooks, SAMPLE } from './testing/open-hooks.ts'

const FIELD = 'What makes it yours?'
const QUESTION = 'A number, a moment, a mistake? It makes these yours.'
const done = () => screen.findByRole('heading', { name: 'Done, 10 hooks' })

describe('the facts of a topic', () => {
  it('have three questions, are sent as one line each, and are listed where the form is folded', async () => {
    const { form, user, server, generate } = await openHooks()
    const field = form.getByLabelText<HTMLTextAreaElement>(FIELD)
    expect(field.placeholder).toBe('A number? A moment? A mistake?')
    form.getByText('Optional. One fact on each line, five at most.')
    await user.type(field, '40 pounds{Enter}12 weeks{Enter}')
    form.getByText('2 of 5 lines')
    await generate(SAMPLE)
    await done()
    expect(server.text.briefs[0]?.details).toEqual(['40 pounds', '12 weeks'])
    expect(screen.getByRole('button', { name: /Edit$/u }).textContent).toContain('YouTube, casual, 2 facts')
    await screen.findByText(/^YouTube, casual, 2 facts, 10 hooks/u)
  })

  it('are refused at the field where a line is too many or too long, and stay typed', async () => {
    const { form, user, server, generate } = await openHooks()
    const field = form.getByLabelText<HTMLTextAreaElement>(FIELD)
    await user.click(field)
    await user.paste('1\n2\n3\n4\n5\n6')
    form.getByText(/^Five lines at most; this has 6\./u)
    await generate(SAMPLE)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('1\n2\n3\n4\n5\n6')
    await user.clear(field)
    await user.paste('x'.repeat(201))
    form.getByText(/^Line 1 has 201 characters; a line can have at most 200\./u)
    await generate('')
    expect(server.calls).not.toContain('hooks.start')
    await user.clear(field)
    await user.paste('1\n2\n3\n4\n5')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await generate('')
    await done()
  })

  it('are cleared when another topic is typed, and kept when the topic is corrected', async () => {
    const { form, user, generate } = await openHooks()
    await user.type(form.getByLabelText(FIELD), '40 pounds')
    await generate(SAMPLE)
    await done()
    const topic = form.getByLabelText<HTMLTextAreaElement>('Topic')
    const facts = form.getByLabelText<HTMLTextAreaElement>(FIELD)
    await user.type(topic, '!')
    expect(facts.value).toBe('40 pounds')
    await user.clear(topic)
    expect(facts.value).toBe('')
  })

  it('survive a reload until they are used, and are restored with their result', async () => {
    const { user, form, reload } = await openHooks()
    await user.type(form.getByLabelText('Topic'), SAMPLE)
    await user.type(form.getByLabelText(FIELD), '40 pounds')
    const again = await reload()
    expect(again.form.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('40 pounds')
    await again.generate('')
    await done()
    expect(JSON.stringify(localStorage)).not.toContain('40 pounds')
    const last = await again.reload()
    await done()
    expect(last.form.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('40 pounds')
  })

  it('stay as a draft when typed while the hooks are being written', async () => {
    const { server, user, form, generate, reload } = await openHooks()
    const { script } = server.text
    const gate = Promise.withResolvers<void>()
    server.text.script = async function* (brief, options) {
      await gate.promise
      yield* script(brief, options)
    }
    await generate(SAMPLE)
    await user.type(form.getByLabelText(FIELD), '40 pounds')
    gate.resolve()
    await done()
    const { form: next } = await reload()
    expect(next.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('40 pounds')
  })
})

describe('a first result without facts', () => {
  it('asks for facts once, and rewrites the same topic with them', async () => {
    const { server, form, user, results, generate } = await openHooks()
    offerRewrite(server)
    await user.click(form.getByRole('radio', { name: 'TikTok' }))
    await generate(SAMPLE)
    await done()
    const question = within(results.getByRole('form', { name: 'Make it yours' }))
    const field = question.getByLabelText<HTMLTextAreaElement>(QUESTION)
    const write = question.getByRole('button', { name: 'Write again, free' })
    await user.click(write)
    expect(document.activeElement).toBe(field)
    expect(server.text.briefs).toHaveLength(1)
    await user.type(field, '40 pounds{Enter}12 weeks')
    await user.click(write)
    await waitFor(() => expect(server.text.briefs).toHaveLength(2))
    await done()
    expect(server.text.briefs[1]).toMatchObject({
      topic: SAMPLE,
      platform: 'TikTok',
      details: ['40 pounds', '12 weeks'],
    })
    expect(results.queryByLabelText(QUESTION)).toBeNull()
    expect(form.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('40 pounds\n12 weeks')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  })

  it('keeps another topic that was typed into the form meanwhile', async () => {
    const { server, form, user, results, generate } = await openHooks()
    offerRewrite(server)
    await generate(SAMPLE)
    await done()
    const topic = form.getByLabelText<HTMLTextAreaElement>('Topic')
    await user.clear(topic)
    await user.type(topic, 'Bread for two')
    await user.type(results.getByLabelText(QUESTION), '40 pounds')
    await user.click(results.getByRole('button', { name: 'Write again, free' }))
    await waitFor(() => expect(server.text.briefs[1]).toMatchObject({ topic: SAMPLE, details: ['40 pounds'] }))
    await done()
    expect(topic.value).toBe('Bread for two')
    expect(form.getByLabelText<HTMLTextAreaElement>(FIELD).value).toBe('')
  })

  it('asks where a model writes too, and says that it uses a prompt', async () => {
    const { server, user, results, generate } = await openHooks({ OPENAI_API_KEY: 'k' })
    // Of a time without a model.
    offerRewrite(server)
    await generate(SAMPLE)
    await done()
    const question = within(await results.findByRole('form', { name: 'Make it yours' }))
    expect(question.queryByText(/free/iu)).toBeNull()
    const write = question.getByRole('button', { name: 'Write again', description: /^Uses one prompt\./u })
    await user.type(question.getByLabelText(QUESTION), '40 pounds')
    await user.click(write)
    await waitFor(() => expect(server.text.briefs[1]).toMatchObject({ details: ['40 pounds'] }))
    await done()
    expect(results.queryByLabelText(QUESTION)).toBeNull()
  })

  it('does not ask for facts where the rewrite is not free', async () => {
    const { server, results, generate } = await openHooks()
    offerRewrite(server, false)
    await generate(SAMPLE)
    await done()
    expect(results.queryByLabelText(QUESTION)).toBeNull()
  })
})

describe('the details that a model gives for a hook', () => {
  it('open on demand under the hook, and are stored with the result and with the saved hook', async () => {
    const { server, user, generate, line, reload } = await openHooks()
    const { script } = server.text
    server.text.script = async function* (brief, options) {
      for await (const draft of script(brief, options)) {
        if (draft.type !== 'hook' || draft.index !== 2) yield draft
        else yield { ...draft, onScreen: 'Eleven dollars', firstFrame: 'A pan, from above.', why: 'A price is proof.' }
      }
    }
    await generate(SAMPLE)
    await done()
    const more = line(3).getByText('On screen, first frame, why it works')
    expect(more.closest('details')?.open).toBe(false)
    expect(line(2).queryByText(/^On screen/u)).toBeNull()
    await user.click(more)
    expect(more.closest('details')?.open).toBe(true)
    const terms = [...(more.closest('details')?.querySelectorAll('dl > div') ?? [])].map((part) => part.textContent)
    expect(terms).toEqual(['On screenEleven dollars', 'First frameA pan, from above.', 'Why it worksA price is proof.'])

    await user.click(line(3).getByRole('button', { name: 'Save hook 3 to library' }))
    await line(3).findByText('Saved')
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    expect(await Array.fromAsync(server.services.library.all(userId))).toMatchObject([
      {
        content: expect.stringMatching(/^Hook 3 of run \d+$/u),
        metadata: { onScreen: 'Eleven dollars', firstFrame: 'A pan, from above.', why: 'A price is proof.' },
      },
    ])
    const again = await reload()
    await again.user.click(await screen.findByRole('button', { name: `Open again: ${SAMPLE}` }))
    again.line(3).getByText('A pan, from above.')
  })
})

describe('a topic that the writer cannot write about', () => {
  it('is reported with a link to the AI setup, costs nothing, and returns to the topic', async () => {
    const { server, form, user, results, generate } = await openHooks()
    const message = 'The draft writer writes English. An AI writes any language: how to add one.'
    server.text.cannotWrite = () => ({ message, reason: 'language' })
    await generate('Как варить рис')
    await results.findByRole('heading', { name: 'Nothing is written, and no prompt is spent' })
    const way = results.getByRole('link', { name: 'how to add one' })
    expect(way.closest('p')?.textContent).toBe(message)
    expect(way.getAttribute('href')).toBe('/help/ai')
    expect(announcement.get()).toBe(message)
    expect(results.queryByRole('button', { name: 'Regenerate' })).toBeNull()
    await user.click(results.getByRole('button', { name: 'Change the topic' }))
    const topic = form.getByLabelText<HTMLTextAreaElement>('Topic')
    expect(document.activeElement).toBe(topic)
    expect(topic.value).toBe('Как варить рис')
    await form.findByText('10 of 10 prompts left today')
  })

  it('has the link for every other reason', async () => {
    const { server, results, generate } = await openHooks()
    server.text.cannotWrite = () => ({ message: 'Too little to go by.', reason: 'other' })
    await generate(SAMPLE)
    expect((await results.findByRole('link', { name: 'How to add an AI' })).getAttribute('href')).toBe('/help/ai')
  })
})
