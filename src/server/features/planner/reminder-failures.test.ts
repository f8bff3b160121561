import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { AddressRefused } from '../../providers/mail/mail.port.ts'
import { openReaders, PROVEN, type Readers } from '../../testing/open-readers.ts'
import { createReminderRepository } from './reminder.repository.ts'
import { createReminders } from './reminder.service.ts'

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

/** A mailer that fails for some addresses. */
function refusing(addresses: RegExp, error: AppError): Readers['app']['mailer']['send'] {
  const { send } = app.mailer
  return async (mail) => {
    if (addresses.test(mail.to)) throw error
    await send.call(app.mailer, mail)
  }
}

describe('a change between reading an entry and claiming it', () => {
  /** A server on the same database that runs `between` in the middle of its work. */
  const serverWith = (between: () => Promise<unknown>) => {
    const repository = createReminderRepository(app.db)
    const reminders = createReminders({
      jobs: app.jobs,
      repository: {
        ...repository,
        async findByUser(...about) {
          const found = await repository.findByUser(...about)
          await between()
          return found
        },
      },
      mailer: app.mailer,
      findReader: async () => ({
        email: 'noor@b.example',
        unsubscribe: { url: 'https://hookline.example/unsubscribe/x', withdraw: async () => {} },
      }),
      clock: app.clock,
      supportEmail: 'help@hookline.example',
      origin: () => 'https://hookline.example',
      report: (error) => failures.push(error),
    })
    return () => reminders.remind({ userId: 'noor' })
  }

  it('by another server: one of the two sends the mail', async () => {
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

  it('of the day: the mail is sent on the new day', async () => {
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

  it('is retried 15 minutes later where it was refused', async () => {
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

  it('is not sent again where it may have been delivered', async () => {
    app.mailer.failure = new AppError('GATEWAY_TIMEOUT', 'slow')
    await sweep()
    app.mailer.failure = undefined
    await app.clock.advance(60 * MINUTE)
    expect(await round()).toEqual([])
  })

  it('does not delay the mails of others', async () => {
    await reader('ilka', { ...PROVEN, email: 'not one address' })
    await reader('sam')
    await plan('2026-11-23T18:29:00Z', {}, 'ilka')
    await plan('2026-11-23T18:31:00Z', {}, 'sam')
    expect(await recipients()).toEqual(['noor@b.example', 'sam@b.example'])
    expect(failures).toEqual([])
  })

  it('leaves no unused link, however often it is tried', async () => {
    app.mailer.failure = new AppError('BAD_GATEWAY', 'away')
    for (let tried = 0; tried < 5; tried += 1) {
      await sweep()
      await app.clock.advance(15 * MINUTE)
    }
    expect(failures).toHaveLength(5)
    expect(await app.db.selectFrom('mail_links').selectAll().execute()).toEqual([])
    app.mailer.failure = undefined
    expect(await round()).toHaveLength(1)
    expect(await app.db.selectFrom('mail_links').selectAll().execute()).toHaveLength(1)
  })

  it('is not retried on that day where its address is refused, and counts as no server error', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      await reader(id)
      await plan('2026-11-23T12:00:00Z', {}, id)
    }
    await plan('2026-11-24T18:30:00Z', {}, 'd')
    app.mailer.send = refusing(/^[a-d]@/u, new AddressRefused('no such address'))
    await until('2026-11-23T08:00:00Z')
    const tried = vi.spyOn(app.mailer, 'send')
    expect(await recipients()).toEqual(['noor@b.example'])
    expect(tried).toHaveBeenCalledTimes(5)
    for (let hour = 9; hour < 24; hour += 1) {
      await until(`2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`)
      await sweep()
    }
    expect(tried).toHaveBeenCalledTimes(5)
    await until('2026-11-24T08:00:00Z')
    await sweep()
    expect(tried).toHaveBeenCalledTimes(6)
    expect(failures).toEqual([])
  })

  it('blocks no other mail, however many fail', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await reader(id)
      await plan('2026-11-23T12:00:00Z', {}, id)
    }
    app.mailer.send = refusing(/^[a-f]@/u, new AppError('BAD_GATEWAY', 'not today'))
    await until('2026-11-23T08:00:00Z')
    expect(await recipients()).toEqual(['noor@b.example'])
    expect(failures).toHaveLength(6)
  })

  it('is not started by a server that stops', async () => {
    await app.services.reminders.sweep(AbortSignal.abort())
    await app.runDueJobs()
    expect(app.mailer.sent).toEqual([])
    expect(await round()).toHaveLength(1)
  })
})
