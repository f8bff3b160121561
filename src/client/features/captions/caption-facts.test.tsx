import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type CaptionRequest } from '../../../shared/features/captions/captions.schema.ts'
import { offerRewrite } from '../../testing/offer-rewrite.ts'
import { openCaptions, POST } from './testing/open-captions.ts'

it('sends the facts of a post, filled in by the sample, and restores them with the caption', async () => {
  const { server, user, form, done, generate, results, reload } = await openCaptions()
  const asked: (readonly string[] | undefined)[] = []
  const { caption } = server.text
  server.text.caption = (brief, options) => {
    asked.push(brief.details)
    return caption(brief, options)
  }
  await user.click(screen.getByRole('button', { name: 'Try a sample post' }))
  const facts = form.getByLabelText<HTMLTextAreaElement>('What makes it yours?').value
  expect(facts.split('\n')).toHaveLength(3)
  await generate('')
  await done()
  expect(asked).toEqual([facts.split('\n')])
  await user.click(results.getByRole('button', { name: 'Save caption to library' }))
  await results.findByText('Saved')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  expect((await Array.fromAsync(server.services.library.all(userId)))[0]?.metadata).toMatchObject({ details: facts })
  const again = await reload()
  const field = again.form.getByLabelText<HTMLTextAreaElement>('What makes it yours?')
  await again.results.findByText(/^Instagram, 3 facts, 3 hashtags, /u)
  await waitFor(() => expect(field.value).toBe(facts))
})

it('rewrites a caption with facts for free, with the other inputs unchanged', async () => {
  const { server, user, form, done, generate, results } = await openCaptions()
  const { start } = server.services.captions
  const asked: CaptionRequest[] = []
  server.services.captions.start = (call, request) => {
    asked.push(request)
    return start(call, request)
  }
  offerRewrite(server)
  await user.click(form.getByRole('radio', { name: 'TikTok' }))
  await generate(POST)
  await done()
  await user.type(results.getByLabelText(/^A number, a moment, a mistake\?/u), 'Eleven dollars')
  await user.click(results.getByRole('button', { name: 'Write again, free' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  await done()
  expect(asked[1]).toMatchObject({ content: POST, platform: 'TikTok', details: ['Eleven dollars'] })
})

it('offers titles for a video, each with a copy button, and keeps them with the caption', async () => {
  const { server, user, generate, done, results } = await openCaptions()
  const titles = ['Bread in one bowl', 'Eleven dollars of flour']
  server.text.caption = async function* () {
    yield { type: 'caption', text: 'Bread is patience.', hashtags: ['#bread', '#baking', '#home'], titles }
  }
  await generate(POST)
  await done()
  const list = within(results.getByRole('region', { name: 'Titles' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(titles)
  await user.click(list.getByRole('button', { name: 'Copy Eleven dollars of flour' }))
  await list.findByRole('button', { name: 'Copied! Eleven dollars of flour' })
  expect(await navigator.clipboard.readText()).toBe('Eleven dollars of flour')
  await user.click(results.getByRole('button', { name: 'Save caption to library' }))
  await user.click(await results.findByRole('link', { name: /^View/u }))
  const item = within(await screen.findByRole('dialog'))
  item.getByRole('button', { name: 'Copy Eleven dollars of flour' })
})

it('removes a figure that nobody gave from the caption or a title', async () => {
  const { server, user, generate, done, results } = await openCaptions({ env: { OPENAI_API_KEY: 'k' } })
  server.text.caption = async function* () {
    const text = `${'Bread is patience. '.repeat(8)}94 % give up. Of 2019 loaves one is left.`
    yield { type: 'caption', text, hashtags: ['#bread', '#baking', '#home'], titles: ['94 % fail', 'In one bowl'] }
  }
  await generate(POST)
  await done()
  const press = async (of: ReturnType<typeof within>, figure: string, name: string) => {
    await user.click(await of.findByRole('button', { name: (label: string) => label.startsWith(`${figure}(`) }))
    await user.click(await screen.findByRole('button', { name }))
  }
  const titles = within(results.getByRole('region', { name: 'Titles' }))
  await press(titles, '94 %', 'Remove')
  await waitFor(() =>
    expect(titles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['In one bowl']),
  )
  await press(results, '94 %', 'Remove')
  await results.findByText('Nobody gave this figure: 2019. Remove it, or keep it if it is true.')
  expect(results.queryByText(/give up/u)).toBeNull()
})
