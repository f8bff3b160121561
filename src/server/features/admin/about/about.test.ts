import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type About } from '../../../../shared/features/admin/about.schema.ts'
import { Environment } from '../../../config/schema.ts'
import { readBuild } from '../../../runtime/build.ts'
import { openOwner } from '../../../testing/accounts/open-owner.ts'

const COMMIT = 'c0ffee'.repeat(7).slice(0, 40)

async function readAbout(env: Record<string, string>) {
  const { query } = await openOwner({ env })
  const { body, data } = await query<About>('about')
  return { body, about: data }
}

describe('the page about this server', () => {
  it('says what runs', async () => {
    const { about } = await readAbout({ PLANS: 'off', REGISTRATION: 'invite' })
    expect(about).toMatchObject({
      version: '0.0.0',
      commit: null,
      node: process.versions.node,
      startedAt: '2026-11-20T12:00:00.000Z',
      plans: false,
      registration: 'invite',
    })
    expect(about.database.engine).toMatch(/^(?:SQLite 3|PostgreSQL \d+)\.\d+/u)
    expect(about.database.schema).toMatch(/^\d{4}-/u)
    expect(about.adapters).toContainEqual({ service: 'payments', adapter: 'none' })
    expect(about.report).toContain('plans: off, registration: invite')
    expect(about.report).toContain('OWNER_EMAIL')
  })

  it('has no value of a variable and no address of a person', async () => {
    const secret = {
      DATABASE_URL: 'postgres://dbuser:dbsecret@db.example/dbname',
      METRICS_TOKEN: 'metrics-secret-0123456789',
      SMTP_URL: 'smtp://mailuser:mailsecret@mail.example:587',
      MAIL_FROM: 'Hooks <hooks@mail.example>',
      SUPPORT_EMAIL: 'support@people.example',
      DEV_ACCESS_EMAILS: 'dev@people.example',
      PUBLIC_URL: 'https://hooks.people.example',
      OPENAI_API_KEY: 'sk-openai-secret',
      OPENAI_BASE_URL: 'https://aiuser:aisecret@ai.example/v1',
      SEARXNG_URL: 'https://searchuser:searchsecret@search.example',
      TTS_API_KEY: 'sk-tts-secret',
      TTS_BASE_URL: 'https://voiceuser:voicesecret@voice.example/v1',
      STRIPE_SECRET_KEY: 'sk_live_stripesecret',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_stripepublic',
      STRIPE_WEBHOOK_SECRET: 'whsec_stripewebhook',
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_PRICE_YEARLY: 'price_yearly',
      STRIPE_INTRO_COUPON_ID: 'intro-coupon',
      S3_BUCKET: 'bucket-name',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 's3-access-key',
      S3_SECRET_ACCESS_KEY: 's3-secret-key',
    }
    const { body, about } = await readAbout(secret)
    for (const [name, value] of Object.entries(secret)) {
      expect(Object.keys(Environment.shape)).toContain(name)
      expect(about.variables).toContain(name)
      expect(body).not.toContain(value)
    }
    expect(body).not.toMatch(/secret-|[a-z]secret|\.example|@/u)
  })
})

describe('the commit', () => {
  const open = (files: Record<string, string>) => {
    const root = mkdtempSync(join(tmpdir(), 'build-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const [name, text] of Object.entries({ 'package.json': '{"version":"1.2.3"}', ...files })) {
      mkdirSync(join(root, name, '..'), { recursive: true })
      writeFileSync(join(root, name), `${text}\n`)
    }
    return root
  }

  it.each<[string, Record<string, string>]>([
    ['that is checked out', { '.git/HEAD': COMMIT }],
    ['of a branch', { '.git/HEAD': 'ref: refs/heads/main', '.git/refs/heads/main': COMMIT }],
    [
      'of a packed branch',
      { '.git/HEAD': 'ref: refs/heads/main', '.git/packed-refs': `# x\n${COMMIT} refs/heads/main` },
    ],
    [
      'of a work tree of its own',
      {
        '.git': 'gitdir: repo/worktrees/one',
        'repo/worktrees/one/HEAD': 'ref: refs/heads/one',
        'repo/worktrees/one/commondir': '../..',
        'repo/refs/heads/one': COMMIT,
      },
    ],
  ])('is the one %s', (_, files) => {
    expect(readBuild(open(files))).toEqual({ version: '1.2.3', commit: COMMIT.slice(0, 12) })
  })

  it.each<[string, Record<string, string>]>([
    ['without a repository', {}],
    ['on a branch without a commit', { '.git/HEAD': 'ref: refs/heads/main' }],
    ['in a damaged repository', { '.git/HEAD': 'nonsense' }],
  ])('is unknown %s', (_, files) => {
    expect(readBuild(open(files))).toEqual({ version: '1.2.3', commit: null })
  })
})
