import { expect, type Page } from '@playwright/test'
import { newEmail, onboard, PASSWORD, test } from './journey.ts'
import { stubGapi } from './stub-gapi.ts'

const EMULATOR = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
const PROJECT = process.env['FIREBASE_PROJECT_ID']

test.beforeEach(async ({ context }) => stubGapi(context))

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // The URL changes before the browser has cleared the user. The toast appears after it.
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
}

/** Returns what Firebase's SDK stores in this browser, except the days on which it ran: those do not identify a user. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases].filter(
      (name) => name.startsWith('firebase') && name !== 'firebase-heartbeat-database',
    )
  })
}

test('an account by e-mail and password: sign-up, sign-out, a wrong password, sign-in and a reload', async ({
  page,
}) => {
  const email = newEmail()
  await fillSignUp(page, email)
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible()
  await onboard(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(await kept(page)).toEqual([])
  const { oobCodes } = await (await page.request.get(`${EMULATOR}/emulator/v1/projects/${PROJECT}/oobCodes`)).json()
  expect(oobCodes).toContainEqual(expect.objectContaining({ email, requestType: 'VERIFY_EMAIL' }))
  await signOut(page)

  await page.goto('/login?redirect=/hook-generator')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/Please check your credentials and try again/).first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/hook-generator')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hook Generator' })).toBeVisible()
  await signOut(page)
  await page.goto('/hook-generator')
  await expect(page).toHaveURL(/\/login/)

  await fillSignUp(page, email)
  await expect(page.getByText('Signup failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/already exists/).first()).toBeVisible()
})

test('Google: its window asks for an account, and the server creates the session', async ({ page, context }) => {
  const email = newEmail()
  await page.goto('/signup')
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign up with Google' }).click(),
  ])
  await expect(page.getByRole('button', { name: 'Signing up with Google...' })).toBeVisible()
  expect(new URL(popup.url()).searchParams.get('customParameters')).toBe('{"prompt":"select_account"}')
  await popup.getByText('Add new account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill('Noor of Google')
  await popup.locator('#sign-in').click()
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible()
  await onboard(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(await kept(page)).toEqual([])
  const { user } = await (await page.request.get('/api/auth/session')).json()
  expect(user).toMatchObject({ email, displayName: 'Noor of Google', provider: 'google', emailVerified: true })
  await signOut(page)

  await page.goto('/login')
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await again.getByText(email).click()
  await expect(page).toHaveURL(/\/checkout/)
})

test('Google: closing its window cancels the sign-in', async ({ page, context }) => {
  await page.goto('/login')
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await popup.close()
  await expect(page.getByText('Google sign in failed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Sign-in was cancelled. Please try again.').first()).toBeVisible()
})

test('a forgotten password: Firebase sends the link', async ({ page }) => {
  const email = newEmail()
  await emulatorAccount(page, email)
  await page.goto(`/forgot-password?email=${email}`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  const { oobCodes } = await (await page.request.get(`${EMULATOR}/emulator/v1/projects/${PROJECT}/oobCodes`)).json()
  expect(oobCodes).toContainEqual(expect.objectContaining({ email, requestType: 'PASSWORD_RESET' }))
})

test('the server uses only the claims of the token', async ({ page }) => {
  const email = newEmail()
  const idToken = await emulatorAccount(page, email)
  const call = (data: object) => page.request.post('/api/auth/login', { data })
  expect((await call({ idToken, email: 'owner@example.com' })).status()).toBe(403)
  expect((await call({ email, password: PASSWORD })).status()).toBe(401)
  expect((await call({ idToken: `${idToken}x.y` })).status()).toBe(401)
  expect((await call({ idToken, email: email.toUpperCase() })).status()).toBe(200)

  const change = (currentPassword: string, newPassword: string) =>
    page.request.post('/api/auth/change-password', { data: { currentPassword, newPassword } })
  const wrong = await change('a guess', 'another long secret')
  expect(wrong.status()).toBe(400)
  expect(await wrong.json()).toMatchObject({ field: 'currentPassword' })
  expect((await change(PASSWORD, 'another long secret')).status()).toBe(200)
  expect(await emulatorSignIn(page, email, PASSWORD)).toBe(400)
  expect(await emulatorSignIn(page, email, 'another long secret')).toBe(200)

  expect((await page.request.delete('/api/user/account')).ok()).toBe(true)
  expect(await emulatorSignIn(page, email, 'another long secret')).toBe(400)
})

/** Creates an account at the emulator with the same request as the SDK. Returns its ID token. */
async function emulatorAccount(page: Page, email: string): Promise<string> {
  const url = `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`
  const response = await page.request.post(url, { data: { email, password: PASSWORD, returnSecureToken: true } })
  expect(response.status()).toBe(200)
  const { idToken } = await response.json()
  return String(idToken)
}

async function emulatorSignIn(page: Page, email: string, password: string): Promise<number> {
  const url = `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`
  return (await page.request.post(url, { data: { email, password, returnSecureToken: true } })).status()
}
