import { expect } from '@playwright/test'
import { expectAccessible, expectFits, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { countClicks, fillSlots, postVideo, walkLine } from './video-line.ts'

const TOPIC = 'Five dinners for one from a single pan, cooked on Sunday'
const QUESTION = 'What is the next video about?'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('with the draft writer a video is planned in six clicks from its topic, and its gaps are typed', async ({
  page,
}) => {
  const hand = await countClicks(page)
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Your first video starts with a topic.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Try this: ${TOPIC}` })).toBeVisible()
  await page.getByLabel(QUESTION).fill(TOPIC)
  await expect(page.getByText('0/10')).toBeVisible()
  await expect(page.getByText('Hooks Today', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 320)
  await walkLine(page, hand, () => fillSlots(page, 'My own words.'))
  expect(hand.take()).toBeLessThanOrEqual(6)
  await hand.expectNoPaste()

  await page.goto('/library?group=videos')
  const rows = page.getByRole('list', { name: 'Videos', exact: true })
  await expect(rows.getByRole('link', { name: /^Open for posting/u })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 320, 390)
  await page.getByLabel('Search your videos').focus()
  await tabTo(page, /^Open for posting/u, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=planner&video=/u)
  await expect(page.getByRole('button', { name: /^Copy all for/u })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 320, 390)
  await tabTo(page, /^Mark completed/u, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Mark completed/u })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a video is created and posted on a phone screen', async ({ page }) => {
    const hand = await countClicks(page)
    await signedIn(page)
    await page.goto('/dashboard')
    await page.getByLabel(QUESTION).fill(TOPIC)
    await walkLine(page, hand, () => fillSlots(page, 'My own words.'))
    expect(hand.take()).toBeLessThanOrEqual(6)
    expect(await postVideo(page, hand)).toContain('#')
    expect(hand.take()).toBeLessThanOrEqual(3)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Your videos' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await expectFits(page, 320, 360)
  })
})
