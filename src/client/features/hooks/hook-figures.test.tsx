import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { announcement } from '../../lib/feedback/announce.ts'
import { expectAccessible, tabTo } from '../../testing/accessibility.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openHooks, SAMPLE } from './testing/open-hooks.ts'

const TEXTS = [
  'Five dinners, 94 % cheaper.',
  'It was 2019. Ninety-four percent, or 94 %, did it.',
  'One pan is enough.',
]

/** Hooks with figures that nobody gave, on the page. */
async function openFigures() {
  const page = await openHooks({ OPENAI_API_KEY: 'k' })
  page.server.text.script = async function* hooks() {
    for (const [index, text] of TEXTS.entries())
      yield {
        type: 'hook',
        index,
        text,
        pattern: 'Proof',
        ...(index === 0 && { onScreen: 'In 2019', why: 'As in 2019.' }),
      }
  }
  await page.generate(SAMPLE)
  await page.results.findByText(
    'Nobody gave these figures: 94 %, 2019, Ninety-four percent. Remove them, or keep those that are true.',
  )
  await waitFor(() => expect(marked(page.line(1))).toHaveLength(2))
  return {
    ...page,
    press: async (of: ReturnType<typeof page.line>, figure: string, name: string) => {
      await page.user.click(button(of, figure))
      await page.user.click(await screen.findByRole('button', { name }))
    },
  }
}

type Line = Awaited<ReturnType<typeof openHooks>>['line']

const button = (of: ReturnType<Line>, figure: string) =>
  of.getByRole('button', { name: (name) => name.startsWith(`${figure}(`) })
const marked = (of: ReturnType<Line>) =>
  of.queryAllByRole('mark', { hidden: true }).map(({ textContent }) => textContent)
const hooks = (lines: HTMLElement[]) => lines.map((line) => line.querySelector('p')?.textContent)

it('are named above the result and marked in it, also when it is opened again', async () => {
  const { line, reload } = await openFigures()
  expect(marked(line(1))).toEqual(['94 % (nobody gave this figure)', '2019 (nobody gave this figure)'])
  expect(marked(line(3))).toEqual([])
  const again = await reload()
  await again.results.findByText(/^Nobody gave these figures/u)
  await waitFor(() => expect(marked(again.line(1))).toHaveLength(2))
})

it('are kept as true with the keyboard, everywhere in the result and for good', async () => {
  const { user, results, line, reload } = await openFigures()
  const figure = button(line(1), '94 %')
  await tabTo(user, figure)
  await user.keyboard('{Enter}')
  const actions = within(await screen.findByRole('dialog', { name: /^94 %/u }))
  const keep = actions.getByRole('button', { name: 'Keep, it is true' })
  await waitFor(() => expect(document.activeElement).toBe(keep))
  await expectAccessible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(figure))
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await user.keyboard('{Enter}')
  await results.findByText('Nobody gave this figure: 2019. Remove it, or keep it if it is true.')
  expect(announcement.get()).toBe('94 % is kept as true')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  expect(marked(line(1))).toEqual(['2019 (nobody gave this figure)'])
  expect(marked(line(2))).toEqual(['2019 (nobody gave this figure)'])
  const again = await reload()
  await again.results.findByText(/^Nobody gave this figure: 2019/u)
})

it('leave with their sentence, or with the line that is nothing else, and come back by Undo', async () => {
  const { user, line, lines, results, press, reload } = await openFigures()
  await press(line(2), '2019', 'Remove')
  await waitFor(() => expect(hooks(lines())[1]).toMatch(/^Ninety-four percent/u))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  await press(line(1), '94 %', 'Remove')
  await waitFor(() => expect(lines()).toHaveLength(2))
  results.getByText(/^Nobody gave these figures: Ninety-four percent, 94 %\./u)
  const toast = await findToast('Removed the sentence with 94 %')
  await user.click(toast.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(lines()).toHaveLength(3))
  expect(announcement.get()).toBe('The sentence with 94 % is back')
  const texts = hooks(lines())
  const again = await reload()
  await waitFor(() => expect(hooks(again.lines())).toEqual(texts))
  await again.results.findByText(/3 hooks$/u)
})

it('stay where the server refuses', async () => {
  const { line, lines, press } = await openFigures()
  network.use(http.post('*/trpc/generations.reviewFigure', () => HttpResponse.error()))
  await press(line(1), '94 %', 'Remove')
  await findToast('Not removed')
  expect(lines()).toHaveLength(3)
  expect(marked(line(1))).toHaveLength(2)
})
