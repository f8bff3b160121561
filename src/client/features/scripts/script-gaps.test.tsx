import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { offerRewrite } from '../../testing/offer-rewrite.ts'
import { openScripts, TOPIC } from './testing/open-scripts.ts'

const OFTEN = 'Fill in: Say how often you water'
const PRICE = 'Fill in: What did the can cost?'

/** Opens the script writer. Its scripts have two gaps; one of them is in a beat without words. */
async function openWithGaps() {
  const tool = await openScripts()
  tool.server.text.beats = async function* () {
    yield { type: 'beat', index: 0, kind: 'Hook', text: 'Your tomatoes are thirsty.', direction: 'Hold up the can.' }
    yield {
      type: 'beat',
      index: 1,
      kind: 'Point',
      text: 'Water is most of it.',
      direction: '',
      slot: 'Say how often you water',
    }
    yield { type: 'beat', index: 2, kind: 'Payoff', text: '', direction: '', slot: 'What did the can cost?' }
  }
  return tool
}

const typed = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)

describe('a script with gaps', () => {
  it('shows gaps to fill in, and neither copies nor speaks them', async () => {
    const { user, address, generate, done, results } = await openWithGaps()
    await generate(TOPIC)
    await done()
    await user.click(results.getByRole('button', { name: 'Copy script' }))
    await results.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe(
      '[0:00 Hook] Hold up the can.\nYour tomatoes are thirsty.\n\n[0:01 Point]\nWater is most of it.',
    )
    const speak = results.getByRole('button', { name: 'Fill 2 gaps first to speak the script' })
    expect(speak.textContent).toBe('Fill 2 gaps first')
    await user.click(speak)
    expect(document.activeElement).toBe(typed(OFTEN))
    expect(address()).toMatch(/^\/script-writer\?result=/u)
  })

  it('replaces a gap by the typed text: in the length, in speech and in the saved script', async () => {
    const { server, user, address, generate, done, results } = await openWithGaps()
    await generate(TOPIC)
    const before = (await done()).textContent
    await user.type(typed(OFTEN), 'Every morning.')
    await user.click(results.getByRole('button', { name: 'Fill 1 gap first to speak the script' }))
    expect(document.activeElement).toBe(typed(PRICE))
    await user.type(typed(PRICE), 'Six dollars.')
    expect((await done()).textContent).not.toBe(before)
    await user.click(results.getByRole('button', { name: 'Save script to library' }))
    await results.findByText('Saved')
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    const [item] = await Array.fromAsync(server.services.library.all(userId))
    expect(item?.content).toContain('Water is most of it. Every morning.\n\n[0:04 Payoff]\nSix dollars.')
    await user.click(results.getByRole('button', { name: /^Speak, \d+ characters$/u }))
    const speech = await screen.findByLabelText<HTMLTextAreaElement>('Text')
    expect(address()).toMatch(/^\/tts-tool\?video=/u)
    const words = 'Your tomatoes are thirsty.\n\nWater is most of it. Every morning.\n\nSix dollars.'
    await waitFor(() => expect(speech.value).toBe(words))
  })

  it('keeps filled gaps over a reload, and shows a gap again when its text is deleted', async () => {
    const { user, generate, done, results, reload } = await openWithGaps()
    await generate(TOPIC)
    await done()
    await user.type(typed(OFTEN), 'Daily.')
    await user.type(typed(PRICE), 'Six.')
    await user.clear(typed(PRICE))
    results.getByRole('button', { name: 'Fill 1 gap first to speak the script' })
    const again = await reload()
    await again.results.findByRole('button', { name: `Open again: ${TOPIC}` })
    await done()
    expect(typed(OFTEN).value).toBe('Daily.')
    expect(typed(PRICE).value).toBe('')
  })

  it('is labelled as an outline where a long script consists mostly of gaps', async () => {
    const { form, user, generate, results } = await openWithGaps()
    await user.click(form.getByRole('radio', { name: /^Long form/u }))
    await generate(TOPIC)
    await screen.findByRole('heading', { name: 'Done, outline of 2 chapters' })
    await results.findByText(/^8 minutes, casual, outline of 2 chapters, /u)
    results.getByText('An outline, not a script: answer each chapter in your own words.')
    const parts = within(results.getByRole('list', { name: 'Outline' })).getAllByRole('listitem')
    expect(parts[1]?.textContent).toMatch(/^1PointWater is most of it\./u)
    await user.click(results.getByRole('button', { name: 'Copy outline' }))
    await results.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toContain('Water is most of it.')
  })
})

describe('the facts of a script', () => {
  it('are added by a free rewrite, at the requested length', async () => {
    const { server, form, user, done, generate, results, orders } = await openScripts()
    offerRewrite(server)
    await user.click(form.getByRole('radio', { name: /^Long form/u }))
    await generate(TOPIC)
    await done()
    await user.type(results.getByLabelText(/^A number, a moment, a mistake\?/u), '11 days')
    await user.click(results.getByRole('button', { name: 'Write again, free' }))
    await waitFor(() => expect(orders).toEqual(['8 casual', '8 casual']))
    await done()
    expect(form.getByLabelText<HTMLTextAreaElement>('What makes it yours?').value).toBe('11 days')
  })

  it('are sent, filled in by the sample, and restored with the result', async () => {
    const { server, user, form, done, generate, reload } = await openScripts()
    const asked: (readonly string[] | undefined)[] = []
    const { beats } = server.text
    server.text.beats = (brief, options) => {
      asked.push(brief.details)
      return beats(brief, options)
    }
    await user.click(screen.getByRole('button', { name: 'Try a sample topic' }))
    const facts = form.getByLabelText<HTMLTextAreaElement>('What makes it yours?').value
    expect(facts.split('\n')).toHaveLength(3)
    await generate('')
    await done()
    expect(asked).toEqual([facts.split('\n')])
    const again = await reload()
    const field = again.form.getByLabelText<HTMLTextAreaElement>('What makes it yours?')
    await again.results.findByText(/^1 minute, casual, 3 facts, /u)
    await waitFor(() => expect(field.value).toBe(facts))
  })
})
