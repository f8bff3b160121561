import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../../shared/errors.ts'
import { hangAfter } from '../testing/fakes/fake-text-model.ts'
import { openSpeaker } from '../testing/open-speaker.ts'
import { until } from '../testing/until.ts'
import { lookAndStop, openWriter } from '../testing/open-writer.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import { REST_ROUTES } from './rest/rest-routes.ts'

const TOKEN = 'a-token-for-prometheus'
const folder = mkdtempSync(join(tmpdir(), 'metrics-'))
const ENV = { METRICS_TOKEN: TOKEN, DATA_DIR: folder }
afterAll(() => rmSync(folder, { recursive: true }))

const scrape = (app: Pick<TestApp, 'http'>, authorization = `Bearer ${TOKEN}`) =>
  app.http.inject({ url: '/metrics', headers: { authorization } })

/** The lines of a scrape, without comments, as a record of series. */
async function readSeries(app: Pick<TestApp, 'http'>): Promise<Record<string, number>> {
  const { body } = await scrape(app)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const openApp = (options: TestAppOptions = {}) => createTestApp({ ...options, env: { ...ENV, ...options.env } })

describe('/metrics', () => {
  it('does not exist without METRICS_TOKEN, whatever token is sent', async () => {
    const app = await createTestApp()
    expect((await scrape(app)).statusCode).toBe(404)
    expect((await scrape(app, 'Bearer ')).statusCode).toBe(404)
  })

  it.each(['', TOKEN, `Basic ${TOKEN}`, 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`])(
    'answers 401 and no figure to %j',
    async (authorization) => {
      const response = await scrape(await openApp(), authorization)
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.body).not.toContain('hookline_')
    },
  )

  it('does not answer to a signed-in person without the token', async () => {
    const app = await openApp()
    const cookie = await app.signUp()
    expect((await app.http.inject({ url: '/metrics', headers: { cookie } })).statusCode).toBe(401)
  })

  it("is Prometheus' text format, with event loop, memory and disk, and is not cached", async () => {
    const app = await openApp()
    const response = await scrape(app)
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    const series = await readSeries(app)
    expect(series).toMatchObject({
      nodejs_eventloop_lag_p99_seconds: expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
      hookline_database_up: 1,
    })
    expect(series['hookline_disk_bytes{figure="size"}']).toBeGreaterThan(
      series['hookline_disk_bytes{figure="free"}'] ?? 0,
    )
  })

  it('counts requests by pattern and status: no id, no query, no unknown path', async () => {
    const app = await openApp()
    const cookie = await app.signUp()
    const get = (url: string) => app.http.inject({ url, headers: { cookie } })
    for (const id of ['a1', 'b2']) await get(`/api/library/${id}?q=secret`)
    await get('/trpc/auth.session')
    await get('/trpc/no.such')
    await get('/wp-login.php')
    await get('/api/nothing')
    const series = await readSeries(app)
    const counted = (route: string, status: number, method = 'GET') =>
      series[`hookline_http_requests_total{method="${method}",route="${route}",status="${status}"}`]
    expect(counted('/api/auth/register', 201, 'POST')).toBe(1)
    expect(counted('/api/library/:id', 404)).toBe(2)
    expect(counted('/trpc/auth.session', 200)).toBe(1)
    expect(counted('/trpc/:path', 404)).toBe(1)
    expect(counted('unmatched', 404)).toBe(2)
  })

  it('measures generations, prompts, queue and provider, and names no person and no topic', async () => {
    const app = await openApp()
    const noor = await openWriter(app)
    await noor.ask()
    app.text.script = hangAfter(1)
    await lookAndStop(app, noor)
    app.text.script = async function* fail() {
      yield* []
      throw new AppError('BAD_GATEWAY', 'down')
    }
    await noor.ask()
    const series = await readSeries(app)
    expect(series).toMatchObject({
      'hookline_generations_total{tool="hooks",end="done"}': 1,
      'hookline_generations_total{tool="hooks",end="stopped"}': 1,
      'hookline_generations_total{tool="hooks",end="failed"}': 1,
      'hookline_prompts_total{tool="hooks"}': 2,
      'hookline_queue_waiting{queue="text"}': 0,
      'hookline_queue_wait_seconds_count{queue="text"}': 3,
      // The stopped call is left out.
      'hookline_provider_call_seconds_count{service="text",operation="writeHooks"}': 2,
      'hookline_provider_failures_total{service="text",operation="writeHooks",failure="bad_gateway"}': 1,
    })
    const { body } = await scrape(app)
    const users = await app.db.selectFrom('users').select(['id', 'email']).execute()
    const rows = await app.db.selectFrom('generations').select(['id', 'topic']).execute()
    expect(rows.length).toBeGreaterThan(1)
    const secrets = [...users.flatMap(({ id, email }) => [id, email]), ...rows.flatMap(({ id, topic }) => [id, topic])]
    for (const secret of secrets) expect(body).not.toContain(secret)
  })

  it('counts characters, calls of the voice and of the audio store', async () => {
    const noor = await openSpeaker({ env: ENV })
    const { characterCount } = await noor.say('Breathe in, and out.')
    expect(await readSeries(noor.app)).toMatchObject({
      hookline_speech_characters_total: characterCount,
      'hookline_provider_call_seconds_count{service="speech",operation="speak"}': 1,
      'hookline_provider_call_seconds_count{service="audio-store",operation="put"}': expect.any(Number),
      'hookline_queue_wait_seconds_count{queue="speech"}': 1,
    })
  })

  it('counts attempts at jobs and failures of mail', async () => {
    const app = await openApp()
    await app.signUp()
    expect(await readSeries(app)).toMatchObject({ 'hookline_jobs{state="waiting"}': 1 })
    await app.runDueJobs()
    expect(await readSeries(app)).toMatchObject({
      'hookline_job_attempts_total{kind="mail",end="done"}': 1,
      'hookline_provider_call_seconds_count{service="mail",operation="send"}': 1,
      'hookline_jobs{state="waiting"}': 0,
    })
  })

  it('is answered while the database fails or hangs, without its old figures', async () => {
    const app = await openApp()
    expect((await readSeries(app))['hookline_database_bytes']).toBeGreaterThan(0)
    const gate = Promise.withResolvers<never>()
    app.jobs.counts = () => gate.promise
    const hanging = readSeries(app)
    await until(() => app.clock.sleepers() > 0)
    await app.clock.advance(3_000)
    const series = await hanging
    expect(series['hookline_database_up']).toBe(0)
    expect(series['hookline_database_bytes']).toBeUndefined()
    gate.reject(new Error('the connection is lost'))
    await until(async () => (await readSeries(app))['hookline_database_up'] === 0)
    app.jobs.counts = async () => ({ waiting: 2, running: 0, dead: 1 })
    expect(await readSeries(app)).toMatchObject({ hookline_database_up: 1, 'hookline_jobs{state="dead"}': 1 })
  })

  it('costs at most 5 ms of processor time with a series for every call of the API', async () => {
    const app = await openApp()
    for (const { method, path } of REST_ROUTES) await app.http.inject({ method, url: path.replaceAll(/[{}]/gu, '') })
    const costs: number[] = []
    for (let times = 0; times < 30; times += 1) {
      const before = process.cpuUsage()
      await scrape(app)
      const { user, system } = process.cpuUsage(before)
      costs.push((user + system) / 1_000)
    }
    expect(costs.toSorted((a, b) => a - b)[15]).toBeLessThanOrEqual(5)
  })

  it("is what Debian's promtool accepts", async ({ skip }) => {
    if (spawnSync('promtool', ['--version']).status !== 0) {
      skip('promtool is not installed: apt-get install prometheus brings it')
    }
    const app = await openApp()
    const noor = await openWriter(app)
    await noor.ask()
    await app.runDueJobs()
    const { body } = await scrape(app)
    const { status, stderr, stdout } = spawnSync('promtool', ['check', 'metrics'], { input: body, encoding: 'utf8' })
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '' })
  })
})
