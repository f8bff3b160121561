import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible, expectFits, expectNoSidewaysScroll, PASSWORD, signedIn, test } from './journey.ts'
import { tabTo } from './keyboard.ts'

const HOOK = 'Most people cook dinner in too many pots, and then they wonder why nobody wants to wash up.'
const MESSAGES = [
  'Make it shorter',
  'Add more emotion',
  'Make it more casual',
  'Include numbers',
  'Add a question',
  'Replace "cook" with "fry"',
  'Mention Acme',
  'Add this sentence: "Soap helps."',
  'Write it in Klingon',
  'Undo',
]

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const content = (page: Page) => page.getByRole('region', { name: /content$/ })
const turns = (page: Page) => page.getByRole('list', { name: 'Messages' })

/** Starts a conversation about a hook, with a turn for each message, and opens it. */
async function open(page: Page, messages: string[] = [], at = 'refine'): Promise<void> {
  await signedIn(page)
  const started = await page.request.post('/api/conversations', {
    data: { toolType: 'hook', originalPrompt: 'Five dinners for one from a single pan', currentContent: HOOK },
  })
  expect(started.status()).toBe(201)
  const { id } = (await started.json()) as { id: string }
  for (const userMessage of messages) {
    expect((await page.request.post(`/api/conversations/${id}/refine`, { data: { userMessage } })).status()).toBe(200)
  }
  await page.goto(`/${at}/${id}`)
  await expect(turns(page)).toBeVisible()
}

test('a hook is refined ten times, its third version is compared, restored and saved', async ({ page }) => {
  await open(page)
  for (const [index, message] of MESSAGES.entries()) {
    await box(page).fill(message)
    await box(page).press('Enter')
    // One line about its origin, then two turns for each message. The newest turn is visible.
    await expect(turns(page).getByRole('listitem')).toHaveCount(3 + 2 * index)
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport()
    await expect(turns(page).getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
  }
  const last = await content(page).locator('p').first().innerText()
  const versions = Number(
    /of (\d+)/.exec(
      await content(page)
        .getByText(/^Version \d+ of/)
        .innerText(),
    )?.[1],
  )
  // A request that needs an AI is reported as such and costs no prompt.
  expect(versions).toBe(MESSAGES.length)
  await expect(page.getByText('1 prompt left')).toBeVisible()

  for (let step = versions; step > 3; step -= 1) await page.getByRole('button', { name: 'Earlier version' }).click()
  await expect(content(page).getByText(`Version 3 of ${versions}`)).toBeVisible()
  await page.getByRole('button', { name: 'Later version' }).click()
  await page.getByRole('button', { name: 'Earlier version' }).click()
  const third = await content(page).locator('p').first().innerText()
  expect(third).not.toBe(last)
  await page.getByRole('button', { name: 'Show changes' }).click()
  await expect(content(page).locator('ins').first()).toBeVisible()
  await expectAccessible(page)
  await content(page).getByRole('button', { name: 'Restore version 3' }).click()
  await expect(turns(page).getByText('Version 3, current')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Current content' })).toBeFocused()
  await page.getByRole('button', { name: 'Hide changes' }).click()
  expect(await content(page).locator('p').first().innerText()).toBe(third)
  await page.getByRole('button', { name: 'Save to Library' }).click()
  await expect(page.getByRole('button', { name: 'Saved to Library' })).toBeVisible()

  await page.reload()
  await expect(content(page).getByText(`Version 3 of ${versions}`)).toBeVisible()
  const listed = await page.request.get('/api/library')
  expect(await listed.json()).toMatchObject([{ type: 'hook', content: third }])
})

test('the message is kept while an answer waits, fails, and needs a new sign-in', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Make it more casual' }).click()
  await expect(page.getByText('Version 2, current')).toBeVisible()
  const seen = Promise.withResolvers<undefined>()
  const holdBack = async (route: Route) => {
    await seen.promise
    await route.continue()
  }
  await page.route('**/trpc/conversations.start*', holdBack, { times: 1 })
  await box(page).fill('Add a question')
  await box(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  seen.resolve(undefined)
  await expect(page.getByText('Version 3, current')).toBeVisible()

  // A message that always changes something.
  await page.route('**/trpc/conversations.start*', (route) => route.abort(), { times: 1 })
  await box(page).fill('Add a question')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Refinement failed' })).toBeVisible()
  await expect(box(page)).toHaveValue('Add a question')
  await page.reload()
  await expect(box(page)).toHaveValue('Add a question')

  await page.context().clearCookies()
  await box(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Version 4, current')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await box(page).fill('Write it in Klingon')
  await box(page).press('Enter')
  await expect(turns(page).getByText(/An AI can do this/)).toBeVisible()
  await expect(page.getByText('Version 4, current')).toBeVisible()
})

test('the refine chat works by keyboard alone and down to 320 px', async ({ page }) => {
  await open(page, ['Make it shorter', 'Add more emotion'])
  await expectAccessible(page)
  await tabTo(page, 'Earlier version', 'button')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(content(page).getByText('Version 1 of 3')).toBeVisible()
  await tabTo(page, 'View Full', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Version 1' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Full' })).toBeFocused()
  await tabTo(page, 'View version 2', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Earlier content' })).toBeFocused()
  await tabTo(page, 'Message', 'textbox')
  await page.keyboard.type('Make it')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('more casual')
  await expect(box(page)).toHaveValue('Make it\nmore casual')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version 4, current')).toBeVisible()
  await expect(box(page)).toBeFocused()

  await expectFits(page, 1280, 360)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the older conversation screen saves, deletes, and is accessible', async ({ page }) => {
  await open(page, ['Make it shorter'], 'conversation')
  await expectFits(page, 1280, 360)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it more casual' }).click()
  await expect(page.getByText('Version 3, current')).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Save to Library' }).click()
  await expect(page).toHaveURL('/library')
  await expect(page.getByRole('list', { name: 'Saved items' }).getByRole('listitem')).toHaveCount(1)
  await page.goto(address)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Conversation not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/refine/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'Conversation not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
