import { type Account } from '../users/accounts.ts'
import { type Check, none } from './checks.ts'
import { type MailSink } from '../services/mail-sink.ts'

const TITLE = /Planned [\da-f]{8}-[\da-f-]{27}/gu

/** Whether a mail or a reminder was sent twice, and whether each confirmed one was sent. */
export function checkMails(accounts: readonly Account[], { taken }: MailSink): Check[] {
  const isReminder = ({ subject }: { subject: string }) => subject.startsWith('Planned for today')
  const mails = taken.filter((mail) => !isReminder(mail))
  const told = taken.filter(isReminder).flatMap(({ text }) => [...new Set(text.match(TITLE))])
  const planned = accounts.reduce((sum, { known }) => sum + known.entries.length, 0)
  const missing = accounts.filter(({ email, known }) => {
    const resets = mails.filter(({ to, text }) => to === email && text.includes('reset-password?token=')).length
    return resets < known.mailsConfirmed || resets > known.mailsAsked
  })
  return [
    none('mails sent twice', repeated(mails.map(({ id }) => id ?? '')), mails.length),
    none(
      'users who got another number of mails than they asked for',
      missing.map(({ email }) => email),
      accounts.length,
    ),
    none('reminders sent twice', repeated(told), told.length),
    { what: 'entries that were reminded of', found: `${told.length} of ${planned} planned`, isHeld: told.length > 0 },
  ]
}

function repeated(list: readonly string[]): string[] {
  return [...Map.groupBy(list, (one) => one)].filter(([, all]) => all.length > 1).map(([one]) => one)
}
