import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../src/client/components/samples/sample-hooks.ts'
import { type DemoBrowser } from './demo-browser.ts'
import { FILM, type Film, startFilm } from './film.ts'
import { savePicture } from './stills.ts'

/** What the creator of the film fills in, by a word of the slot's label. */
const ANSWERS: readonly [RegExp, string][] = [
  [/amount/iu, 'Two cups of rice, one onion, one can of beans.'],
  [/heat/iu, 'Medium, lid on, until it stops hissing.'],
  [/store|keep/iu, 'Four boxes, four days, the date on each lid.'],
  [/order/iu, 'Fried rice on Monday, soup on Friday.'],
  [/met|where/iu, 'In the week I moved, with one pan unpacked.'],
]
const OTHER_ANSWER = 'I tried it last Sunday, and it works.'

/** Records a video from its idea to its planned post, and takes a still of the end. */
export async function recordWalk({ open }: DemoBrowser, folder: string): Promise<void> {
  const { width, height } = FILM
  const page = await open('/hook-generator', { width, height })
  await page.getByRole('link', { name: 'New video' }).click()
  await page.getByRole('heading', { name: 'No hooks yet' }).waitFor()
  const film = await startFilm(page)
  await film.hold(600)
  await typeIdea(page, film)
  await walk(page, film)
  film.save(join(folder, 'idea-to-plan.webp'))
  await savePicture(page, join(folder, 'idea-to-plan-still.webp'))
  await page.context().close()
}

async function typeIdea(page: Page, film: Film): Promise<void> {
  const topic = page.getByLabel('Topic', { exact: true })
  const words = SAMPLE_TOPIC.split(' ')
  for (let at = 2; at < words.length + 2; at += 2) {
    await topic.fill(words.slice(0, at).join(' '))
    await film.hold(110)
  }
  for (const at of SAMPLE_FACTS.keys()) {
    await page.getByLabel('What makes it yours?').fill(SAMPLE_FACTS.slice(0, at + 1).join('\n'))
    await film.hold(220)
  }
}

async function walk(page: Page, film: Film): Promise<void> {
  const results = page.getByRole('region', { name: 'Results' })
  const button = (name: string | RegExp) => results.getByRole('button', { name }).first()
  await film.click(page.getByRole('button', { name: /^Generate/u }).first())
  await film.watch(page.getByRole('heading', { name: 'Done, 10 hooks' }), 12)
  await film.hold(1400)

  await film.click(button('Write script from hook 1'))
  await film.watch(results.getByRole('heading', { name: /^Done, \d+:\d/u }), 12)
  await film.hold(900)
  const open = page.locator('[data-gap="open"]')
  while ((await open.count()) > 0) {
    const label = (await page.locator(`label[for="${await open.first().getAttribute('id')}"]`).textContent()) ?? ''
    const answer = ANSWERS.find(([word]) => word.test(label))?.[1] ?? OTHER_ANSWER
    await open.first().scrollIntoViewIfNeeded()
    await open.first().fill(answer)
    await film.hold(450)
  }

  await film.click(page.getByRole('button', { name: /^Speak, \d/u }).first())
  const writeCaption = results.getByRole('button', { name: 'Write caption' })
  await film.watch(writeCaption, 6)
  await film.hold(1300)

  await film.click(writeCaption)
  await film.watch(results.getByRole('button', { name: 'Plan', exact: true }), 10)
  await film.hold(1200)

  await film.click(results.getByRole('button', { name: 'Plan', exact: true }))
  const sheet = page.getByRole('dialog', { name: 'Plan this video' })
  const plan = sheet.getByRole('button', { name: 'Plan Content' })
  await plan.waitFor()
  await film.hold(1300)
  await film.click(plan)
  await sheet.waitFor({ state: 'hidden' })
  await film.hold(1400)

  await film.click(page.getByRole('link', { name: /^Plan, done/u }))
  await page.getByRole('button', { name: /^Copy all for/u }).waitFor()
  await page.mouse.move(0, 0)
  await film.hold(3000)
}
