import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp, type TestAppOptions } from '../test-app.ts'

export const OLD = 'noor@example.com'
export const NEW = 'Noor@new.example'
export const LINK_IS_OVER = 'This link has been used already, or its time is over. Ask for a new one.'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A server with the account of `OLD`, whose address is proven, and what its person and others do with addresses. */
export async function openEmailChange(options?: TestAppOptions) {
  const app: TestApp = await createTestApp(options)
  /** The session of the account; a test may replace it, and the server. */
  const browser = { app, cookie: await app.signUp(OLD) }

  async function call(method: Method, url: string, payload?: object, of = browser.cookie) {
    const headers = of ? { cookie: of } : {}
    const answer = await browser.app.http.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers }
  }

  /** Sends what waits, also what is delayed. Returns the errors. */
  async function settle(): Promise<unknown[]> {
    await browser.app.clock.advance(3_000)
    return browser.app.runDueJobs()
  }

  const mailsTo = (to: string) => browser.app.mailer.sent.filter((sent) => sent.to === to)

  /** The token of the newest mail with this subject. */
  async function tokenOf(subject: string, to: string): Promise<string> {
    await settle()
    const mail = mailsTo(to).findLast((sent) => sent.subject === subject)
    return /token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? ''
  }

  const change = (email = NEW, of = browser.cookie, password = TEST_PASSWORD) =>
    call('PUT', '/api/user/email', { email, password }, of)
  const confirm = (token: string, of = browser.cookie) => call('POST', '/api/user/email/confirm', { token }, of)
  const changeToken = (to = NEW) => tokenOf('Confirm your new email address', to)
  /** Confirms the address of an account that has signed up. */
  const prove = async (email: string, of: string) =>
    call('POST', '/api/auth/verify-email', { token: await tokenOf('Confirm your email address', email) }, of)

  await prove(OLD, browser.cookie)
  return Object.assign(browser, {
    call,
    settle,
    mailsTo,
    tokenOf,
    change,
    confirm,
    changeToken,
    prove,
    undo: (token: string) => call('POST', '/api/user/email/undo', { token }, ''),
    undoToken: (to = OLD) => tokenOf('Your email address was changed', to),
    async signIn(email: string, password = TEST_PASSWORD) {
      const { status, headers } = await call('POST', '/api/auth/login', { email, password }, '')
      return { status, cookie: parseCookie(headers['set-cookie']) }
    },
    session: async (of = browser.cookie) =>
      (await call('GET', '/api/auth/session', undefined, of)).body['user'] as Record<string, unknown> | undefined,
    profile: async () => (await call('GET', '/api/user/profile')).body,
    /** Changes the address, by the link. */
    async moveTo(email = NEW, of = browser.cookie): Promise<void> {
      await change(email, of)
      await confirm(await changeToken(email), of)
    },
  })
}

export type EmailChangeActions = Awaited<ReturnType<typeof openEmailChange>>
