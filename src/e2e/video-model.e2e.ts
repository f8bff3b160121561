import { expect } from '@playwright/test'
import { signedIn } from './journey.ts'
import { test } from './model-server.ts'
import { countClicks, postVideo, walkLine } from './video-line.ts'

test('with a language model a video is created from topic to post, without gaps to fill in', async ({ page }) => {
  const hand = await countClicks(page)
  await signedIn(page)
  await page.goto('/dashboard')
  await page.getByLabel('What is the next video about?').fill('One pan for five dinners')
  await walkLine(page, hand)
  expect(hand.take()).toBeLessThanOrEqual(6)
  expect(await postVideo(page, hand)).toContain('One pan, five dinners.')
  expect(hand.take()).toBeLessThanOrEqual(3)
  await hand.expectNoPaste()
})
