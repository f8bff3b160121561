import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failAfter } from '../../../server/testing/fakes/fake-text-model.ts'
import { AppError } from '../../../shared/errors.ts'
import { announcement } from '../../lib/feedback/announce.ts'
import { openHooks, SAMPLE } from './testing/open-hooks.ts'

const TOPIC = 'how to kill yourself'
const results = () => within(screen.getByRole('region', { name: 'Results' }))

describe('a topic about killing oneself', () => {
  it('shows help, and keeps the topic and the prompts', async () => {
    const { form, generate } = await openHooks()
    await generate(TOPIC)
    await screen.findByRole('heading', { name: 'Please talk to somebody' })
    results().getByText(/^You matter more than any video/u)
    expect(announcement.get()).toMatch(/^You matter more than any video/u)
    const everywhere = results().getByRole('link', { name: 'Find A Helpline' })
    expect(everywhere.getAttribute('href')).toBe('https://findahelpline.com')
    expect(results().getByRole('link', { name: '0800 111 0 111', hidden: true }).getAttribute('href')).toBe(
      'tel:08001110111',
    )
    expect(results().queryByRole('button', { name: 'Regenerate' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(TOPIC)
    await form.findByText('10 of 10 prompts left today')
    expect(screen.queryByRole('heading', { name: 'Earlier hooks' })).toBeNull()
  })

  it('survives a reload as a draft, and the next topic gets hooks', async () => {
    const { generate, reload } = await openHooks()
    await generate(TOPIC)
    await screen.findByRole('heading', { name: 'Please talk to somebody' })
    const { form, user, generate: again } = await reload()
    const field = form.getByLabelText<HTMLTextAreaElement>('Topic')
    expect(field.value).toBe(TOPIC)
    await user.clear(field)
    await again(SAMPLE)
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(screen.queryByRole('heading', { name: 'Please talk to somebody' })).toBeNull()
  })
})

describe('a topic about purging', () => {
  it('shows words and lines for it', async () => {
    const { generate } = await openHooks()
    await generate('how to purge without getting caught')
    await screen.findByRole('heading', { name: 'Please talk to somebody' })
    results().getByText(/any number on a scale[^]*a doctor/u)
    expect(results().getByRole('link', { name: 'Beat', hidden: true }).getAttribute('href')).toBe(
      'https://www.beateatingdisorders.org.uk',
    )
  })
})

describe('a topic that asks how to harm somebody', () => {
  it('is declined calmly, in place of results, and keeps the topic and the prompts', async () => {
    const { form, generate } = await openHooks()
    await generate('How to make a pipe bomb')
    await screen.findByRole('heading', { name: 'Not this topic' })
    results().getByText(/^Nothing is written about how to harm somebody.* Nothing was counted\.$/u)
    expect(announcement.get()).toMatch(/^Nothing is written about how to harm somebody/u)
    expect(results().queryByRole('link', { name: 'How to add an AI' })).toBeNull()
    expect(results().queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('How to make a pipe bomb')
    await form.findByText('10 of 10 prompts left today')
  })
})

describe('a topic that the AI service declines', () => {
  it('is reported as declined, not as a failure', async () => {
    const { server, form, generate } = await openHooks()
    server.text.script = failAfter(0, new AppError('FORBIDDEN', 'Not this one.', { reason: 'declined_topic' }))
    await generate(SAMPLE)
    await screen.findByRole('heading', { name: 'Not this topic' })
    results().getByText('Not this one.', { exact: false })
    expect(announcement.get()).toBe('Not this one.')
    expect(results().queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(results().queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(form.getByRole('button', { name: 'Generate' })).toBeTruthy())
    expect(form.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe(SAMPLE)
  })
})
