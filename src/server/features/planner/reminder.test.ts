import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { insertUser } from '../../testing/database/insert-user.ts'
import { openReaders, PROVEN, type Readers } from '../../testing/open-readers.ts'

const MINUTE = 60_000

let app: Readers['app']
let failures: Readers['failures']
let reader: Readers['reader']
let sweep: Readers['sweep']
let round: Readers['round']
let recipients: Readers['recipients']
let until: Readers['until']
let plan: Readers['plan']

beforeEach(async () => {
  ;({ app, failures, reader, sweep, round, recipients, until, plan } = await openReaders())
})

describe('the mail of the day', () => {
  it('is sent once, with the planned entries and an unsubscribe link', async () => {
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
    expect(mail?.html).toContain('TikTok: Hook: One pan<br>With the blue pan.')
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
  ])('is due at 8:00 local time: %s', async (_, timeZone, scheduledDate, due) => {
    await plan(scheduledDate, { timeZone })
    await until(new Date(Date.parse(due) - MINUTE).toISOString())
    expect(await round()).toEqual([])
    await until(due)
    expect(await round()).toHaveLength(1)
  })

  it('is not sent on the next day', async () => {
    await plan('2026-11-23T18:30:00+01:00', { timeZone: 'Europe/Berlin' })
    await until('2026-11-23T23:00:00Z')
    expect(await round()).toEqual([])
  })

  it('lists all entries of its user, in their order', async () => {
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

  it('is sent for an entry that is planned later on the same day, and only for that one', async () => {
    await plan('2026-11-23T18:30:00Z', {}, 'noor', 'Hook: Early')
    await until('2026-11-23T08:00:00Z')
    await round()
    await plan('2026-11-23T20:00:00Z', {}, 'noor', 'Hook: Late')
    const [mail] = await round()
    expect(mail?.text).toContain('Hook: Late')
    expect(mail?.text).not.toContain('Hook: Early')
  })

  it('reaches every user, however many entries there are', async () => {
    await reader('ilka')
    const { id } = await plan('2026-11-23T09:00:00Z')
    const row = await app.db.selectFrom('planner_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 501 }, (_, index) => ({ ...row, id: `copy-${index}` }))
    await app.db.insertInto('planner_entries').values(copies).execute()
    await plan('2026-11-23T18:00:00Z', {}, 'ilka')
    await until('2026-11-23T08:00:00Z')
    const mails = await round()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ilka@b.example', 'noor@b.example'])
    expect(mails.find(({ to }) => to === 'noor@b.example')?.text).toContain('and 482 more.')
    expect(await recipients()).toEqual([])
  })

  it('is sent three times a day at most, and again on the next day', async () => {
    await until('2026-11-23T08:00:00Z')
    for (let minute = 0; minute < 30; minute += 1) {
      await plan('2026-11-23T18:30:00Z', {}, 'noor', `Hook: ${minute}`)
      await sweep()
      await app.clock.advance(MINUTE)
    }
    expect(app.mailer.sent).toHaveLength(3)
    // A zone where it is still the day before allows no further mail.
    await plan('2026-11-23T23:00:00-11:00', { timeZone: 'Pacific/Pago_Pago' })
    await until('2026-11-23T20:00:00Z')
    expect(await round()).toEqual([])
    await plan('2026-11-24T18:30:00Z')
    await until('2026-11-24T08:00:00Z')
    expect(await round()).toHaveLength(1)
  })

  it('leads to the sheet of a video, and for another entry to the plan alone', async () => {
    await plan('2026-11-23T17:00:00Z')
    const { id } = await plan('2026-11-23T18:30:00Z')
    const { user_id: userId } = await app.db
      .selectFrom('planner_entries')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const video = await app.services.videos.create(userId, { topic: 'One pan', details: [] })
    await app.db.updateTable('planner_entries').set({ video_id: video.id }).where('id', '=', id).execute()
    await until('2026-11-23T08:00:00Z')
    const [mail] = await round()
    expect(mail?.text.match(/http\S*tab=planner\S*/gu)).toEqual([
      `http://127.0.0.1:3000/library?tab=planner&video=${video.id}`,
      'http://127.0.0.1:3000/library?tab=planner',
    ])
    expect(mail?.html).toContain(`/library?tab=planner&amp;video=${video.id}`)
  })

  it('has a title on one line, so that it looks like nothing of ours', async () => {
    await plan('2026-11-23T18:30:00Z', {}, 'noor', 'Pan\r\nBcc: eve@example.com\n\nOpen my plan\nhttp://evil.example')
    await until('2026-11-23T08:00:00Z')
    const [mail] = await round()
    expect(mail?.subject).toBe('Planned for today: TikTok, Pan Bcc: eve@example.com Open my plan http://evil.example')
    expect(mail?.text.match(/^Open my plan\n.*$/gmu)).toEqual([
      'Open my plan\nhttp://127.0.0.1:3000/library?tab=planner',
    ])
  })

  it('computes the time of a zone once for all its entries, whatever its case', async () => {
    const { id } = await plan('2026-11-23T18:00:00Z')
    const row = await app.db.selectFrom('planner_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 150)
    const copies = Array.from({ length: 1_500 }, (_, index) => {
      const zone = zones[index % zones.length] ?? ''
      return { ...row, id: `copy-${index}`, time_zone: index < 750 ? zone : zone.toUpperCase() }
    })
    for (let from = 0; from < copies.length; from += 500) {
      await app.db
        .insertInto('planner_entries')
        .values(copies.slice(from, from + 500))
        .execute()
    }
    await until('2026-11-23T09:00:00Z')
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    onTestFinished(() => made.mockRestore())
    expect(await round()).toHaveLength(1)
    // Zones are computed again only for those in the mail.
    expect(made.mock.calls.length).toBeLessThan(zones.length + 30)
    made.mockClear()
    await round()
    expect(made.mock.calls.length).toBe(0)
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

  it.each(['leaving_at', 'blocked_at'] as const)(
    'where no preference was set, or the account has a %s',
    async (column) => {
      await insertUser(app.db, 'sam', PROVEN)
      for (const user of ['sam', 'noor']) await plan('2026-11-23T18:30:00Z', {}, user)
      await app.db
        .updateTable('users')
        .set({ [column]: '2026-11-23T08:00:00.000Z' })
        .where('id', '=', 'noor')
        .execute()
      await until('2026-11-23T08:00:00Z')
      expect(await round()).toEqual([])
    },
  )

  it('for a completed entry', async () => {
    const { id } = await plan('2026-11-23T18:30:00Z')
    await app.services.planner.update('noor', { id, status: 'completed' })
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toEqual([])
    await app.services.planner.update('noor', { id, status: 'in-progress' })
    expect(await round()).toHaveLength(1)
  })
})

describe('an entry that is moved', () => {
  it('is mailed again on its new day, and not twice on one day', async () => {
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

describe('an entry that is moved and moved back', () => {
  it('is not mailed twice on that day', async () => {
    const { id } = await plan('2026-11-23T18:30:00Z')
    await until('2026-11-23T08:00:00Z')
    expect(await round()).toHaveLength(1)
    for (const day of ['24', '23']) {
      await app.services.planner.update('noor', { id, scheduledDate: `2026-11-${day}T18:30:00.000Z` })
    }
    expect(await round()).toEqual([])
  })
})
