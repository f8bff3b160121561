import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type PlanRequest } from '../../../shared/features/planner/planner.schema.ts'
import { insertUser } from '../../testing/insert-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReminderRepository } from './reminder.repository.ts'
import { createReminders } from './reminder.service.ts'

const MINUTE = 60_000
const PROVEN = { emailVerifiedAt: new Date('2026-11-20T12:00:00.000Z') }

let app: TestApp
let failures: unknown[]

beforeEach(async () => {
  app = await createTestApp()
  failures = []
  await reader('noor')
})

/** A user whose address is proven and who wants mail. */
async function reader(id: string, changes: Parameters<typeof insertUser>[2] = PROVEN, emailUpdates = true) {
  await insertUser(app.db, id, changes)
  await app.services.account.updatePreferences(id, { emailUpdates })
}

async function plan(scheduledDate: string, more: Partial<PlanRequest> = {}, userId = 'noor', title = 'Hook: One pan') {
  const item = await app.services.library.save(userId, { title, content: title, type: 'hook', tags: [] })
  const entry = { libraryItemId: item.id, platform: 'TikTok' as const, ...more }
  return app.services.planner.create(userId, { ...entry, scheduledDate: new Date(scheduledDate).toISOString() })
}

const until = (instant: string) => app.clock.advance(Date.parse(instant) - app.clock.now().getTime())
const sweep = () => app.services.reminders.sweep((error) => failures.push(error), new AbortController().signal)

/** The mails of one round. */
async function round() {
  const before = app.mailer.sent.length
  await sweep()
  return app.mailer.sent.slice(before)
}

const recipients = async () => (await round()).map(({ to }) => to)

describe('the mail of the day', () => {
  it('goes out once, with what is planned and the way to end these mails', async () => {
    await plan('2026-11-23T18:30:00+01:00', { description: 'With the blue pan.', timeZone: 'Europe/Berlin' })
    await until('2026-11-23T07:00:00Z')
    const [mail, ...others] = await round()
    expect(others).toEqual([])
    const link = /http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]+/u.exec(mail?.text ?? '')?.[0]
    expect(mail).toMatchObject({
      to: 'noor@b.example',
      subject: 'Planned for today: TikTok, Hook: One pan',
      unsubscribeUrl: link,
    })
    expect(mail?.text).toContain('18:30 (Europe/Berlin)  TikTok: Hook: One pan\nWith the blue pan.')
    expect(mail?.text).toContain('http://127.0.0.1:3000/library?tab=planner')
    expect(await round()).toEqual([])
    await until('2026-11-23T20:00:00Z')
    expect(await round()).toEqual([])
    expect(failures).toEqual([])
  })

  it.each([
    ['no zone', undefined, '2026-11-23T18:00:00Z', '2026-11-23T08:00:00Z'],
    [
      'the far east, where the day is another one',
      'Pacific/Kiritimati',
      '2026-12-01T09:00:00+14:00',
      '2026-11-30T18:00:00Z',
    ],
    ['the far west', 'Pacific/Pago_Pago', '2026-11-30T23:59:00-11:00', '2026-11-30T19:00:00Z'],
    ['half hours', 'Asia/Kolkata', '2026-12-01T20:00:00+05:30', '2026-12-01T02:30:00Z'],
    ['the day before summer time', 'America/New_York', '2027-03-13T20:00:00-05:00', '2027-03-13T13:00:00Z'],
    ['the day summer time begins', 'America/New_York', '2027-03-14T20:00:00-04:00', '2027-03-14T12:00:00Z'],
    ['the day summer time begins in Europe', 'Europe/Berlin', '2027-03-28T01:30:00+01:00', '2027-03-28T06:00:00Z'],
    ['the day winter time begins', 'Europe/Berlin', '2027-10-31T23:30:00+01:00', '2027-10-31T07:00:00Z'],
    ['an entry that is earlier than eight', 'UTC', '2026-12-01T00:00:00Z', '2026-12-01T08:00:00Z'],
  ])('is due at eight there: %s', async (_, timeZone, scheduledDate, due) => {
    await plan(scheduledDate, { timeZone })
    await until(new Date(Date.parse(due) - MINUTE).toISOString())
    expect(await round()).toEqual([])
    await until(due)
    expect(await round()).toHaveLength(1)
  })

  it('does not come on the day after', async () => {
    await plan('2026-11-23T18:30:00+01:00', { timeZone: 'Europe/Berlin' })
    await until('2026-11-23T23:00:00Z')
    expect(await round()).toEqual([])
  })

  it('tells of all entries of a user, in their order, and to each user of their own', async () => {
    await reader('ilka')
    await plan('2026-11-23T18:30:00Z', { platform: 'YouTube' }, 'noor', 'Script: Last\nline')
    await plan('2026-11-23T09:00:00Z', {}, 'noor', 'Hook: First')
    await plan('2026-11-24T09:00:00Z', {}, 'noor', 'Hook: Tomorrow')
    await plan('2026-11-23T12:00:00Z', {}, 'ilka', 'Hook: Of Ilka')
    await until('2026-11-23T10:00:00Z')
    const mails = await round()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['noor@b.example', 'Planned for today: 2 posts'],
      ['ilka@b.example', 'Planned for today: TikTok, Hook: Of Ilka'],
    ])
    expect(mails[0]?.text).toMatch(/First[^]*YouTube: Script: Last/u)
    expect(mails[0]?.text).not.toMatch(/Tomorrow|Ilka/u)
  })

  it('comes for an entry that is planned later on the same day, and only for that one', async () => {
    await plan('2026-11-23T18:30:00Z', {}, 'noor', 'Hook: Early')
    await until('2026-11-23T08:00:00Z')
    await round()
    await plan('2026-11-23T20:00:00Z', {}, 'noor', 'Hook: Late')
    const [mail] = await round()
    expect(mail?.text).toContain('Hook: Late')
    expect(mail?.text).not.toContain('Hook: Early')
  })

  it('reaches everybody, however much is planned', async () => {
    await reader('ilka')
    const { id } = await plan('2026-11-23T09:00:00Z')
    const row = await app.db.selectFrom('planner_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 501 }, (_, index) => ({ ...row, id: `copy-${index}` }))
    await app.db.insertInto('planner_entries').values(copies).execute()
    await plan('2026-11-23T18:00:00Z', {}, 'ilka')
    await until('2026-11-23T08:00:00Z')
    const mails = await round()
    expect(mails.map(({ to }) => to)).toEqual(['noor@b.example', 'ilka@b.example'])
    expect(mails[0]?.text).toContain('and 480 more.')
    expect(await recipients()).toEqual(['noor@b.example'])
    expect(await recipients()).toEqual([])
  })
})

describe('no mail', () => {
  it.each([
    ['Email Updates is off', PROVEN, false],
    ['the address is not proven', {}, true],
  ])('where %s', async (_, changes, emailUpdates) => {
    await reader('ilka', changes, emailUpdates)
    await plan('2026-11-23T18:30:00Z', {}, 'ilka')
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toEqual([])
    await app.services.account.updatePreferences('ilka', { emailUpdates: true })
    await app.db.updateTable('users').set({ email_verified_at: '2026-11-23T08:00:00.000Z' }).execute()
    expect(await recipients()).toEqual(['ilka@b.example'])
  })

  it('where nothing was ever chosen, or the account is about to go', async () => {
    await insertUser(app.db, 'sam', PROVEN)
    for (const user of ['sam', 'noor']) await plan('2026-11-23T18:30:00Z', {}, user)
    await app.db.updateTable('users').set({ leaving_at: '2026-11-23T08:00:00.000Z' }).where('id', '=', 'noor').execute()
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toEqual([])
  })

  it('for what is completed', async () => {
    const { id } = await plan('2026-11-23T18:30:00Z')
    await app.services.planner.update('noor', { id, status: 'completed' })
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toEqual([])
    await app.services.planner.update('noor', { id, status: 'in-progress' })
    expect(await round()).toHaveLength(1)
  })
})

describe('an entry that is moved', () => {
  it('is told again on its new day, and not twice on one', async () => {
    const { id } = await plan('2026-11-23T18:30:00Z', { timeZone: 'Europe/Berlin' })
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toHaveLength(1)
    // 23:59 in Berlin: the same day there.
    await app.services.planner.update('noor', { id, scheduledDate: '2026-11-23T22:59:00.000Z' })
    await app.services.planner.update('noor', { id, description: 'Blue pan.', status: 'in-progress' })
    expect(await round()).toEqual([])
    await app.services.planner.update('noor', { id, scheduledDate: '2026-11-23T23:00:00.000Z' })
    expect(await round()).toEqual([])
    await until('2026-11-24T07:00:00Z')
    expect(await round()).toHaveLength(1)
    expect(await round()).toEqual([])
  })
})

describe('what happens between the look at an entry and its claim', () => {
  /** A server on the same database to which something happens there. */
  const serverWith = (between: () => Promise<unknown>) => {
    const repository = createReminderRepository(app.db)
    const reminders = createReminders({
      repository: {
        ...repository,
        async findOf(...about) {
          const found = await repository.findOf(...about)
          await between()
          return found
        },
      },
      mailer: app.mailer,
      readerOf: async () => ({ email: 'noor@b.example', unsubscribeUrl: 'https://hookline.example/unsubscribe/x' }),
      clock: app.clock,
      supportEmail: 'help@hookline.example',
      origin: () => 'https://hookline.example',
      begin: () => () => {},
    })
    return () => reminders.sweep((error) => failures.push(error), new AbortController().signal)
  }

  it('is another server: one of the two sends the mail', async () => {
    let looked = 0
    let goOn = () => {}
    const bothLooked = new Promise<void>((resolve) => (goOn = resolve))
    const meet = () => {
      looked += 1
      if (looked === 2) goOn()
      return bothLooked
    }
    for (const hour of ['12', '18']) await plan(`2026-11-23T${hour}:00:00Z`)
    await until('2026-11-23T08:00:00Z')
    await Promise.all([serverWith(meet)(), serverWith(meet)()])
    expect([looked, failures]).toEqual([2, []])
    expect(app.mailer.sent.map(({ subject }) => subject)).toEqual(['Planned for today: 2 posts'])
  })

  it('is a move to another day: the mail comes on that day', async () => {
    const { id } = await plan('2026-11-23T18:00:00Z')
    await until('2026-11-23T08:00:00Z')
    const move = () => app.services.planner.update('noor', { id, scheduledDate: '2026-11-24T18:00:00.000Z' })
    await serverWith(move)()
    expect(app.mailer.sent).toEqual([])
    await until('2026-11-24T08:00:00Z')
    expect(await round()).toHaveLength(1)
  })
})

describe('a mail that does not go out', () => {
  beforeEach(async () => {
    await plan('2026-11-23T18:30:00Z')
    await until('2026-11-23T08:00:00Z')
  })

  it('is tried again a quarter of an hour later where it was refused', async () => {
    app.mailer.failure = new AppError('BAD_GATEWAY', 'refused')
    await sweep()
    expect(failures).toEqual([app.mailer.failure])
    app.mailer.failure = undefined
    await app.clock.advance(14 * MINUTE)
    expect(await round()).toEqual([])
    await app.clock.advance(MINUTE)
    expect(await recipients()).toEqual(['noor@b.example'])
    expect(await round()).toEqual([])
  })

  it('is not sent again where it may have gone out', async () => {
    app.mailer.failure = new AppError('GATEWAY_TIMEOUT', 'slow')
    await sweep()
    app.mailer.failure = undefined
    await app.clock.advance(60 * MINUTE)
    expect(await round()).toEqual([])
  })

  it('keeps nobody else from theirs', async () => {
    await reader('ilka', { ...PROVEN, email: 'not one address' })
    await reader('sam')
    await plan('2026-11-23T18:29:00Z', {}, 'ilka')
    await plan('2026-11-23T18:31:00Z', {}, 'sam')
    expect(await recipients()).toEqual(['noor@b.example', 'sam@b.example'])
    expect(failures).toHaveLength(1)
  })

  it('ends the round with the third, because the mail server is away', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      await reader(id)
      await plan('2026-11-23T19:00:00Z', {}, id)
    }
    app.mailer.failure = new AppError('BAD_GATEWAY', 'away')
    await sweep()
    expect(failures).toHaveLength(3)
    app.mailer.failure = undefined
    expect(await round()).toHaveLength(2)
    await app.clock.advance(15 * MINUTE)
    expect(await round()).toHaveLength(3)
  })

  it('is not begun by a server that stops', async () => {
    await app.services.reminders.sweep(() => {}, AbortSignal.abort())
    expect(app.mailer.sent).toEqual([])
    expect(await round()).toHaveLength(1)
  })
})
