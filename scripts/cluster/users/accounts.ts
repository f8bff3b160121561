import { setTimeout as wait } from 'node:timers/promises'
import { type Acknowledged, nothingYet } from './acknowledged.ts'
import { type AnswerLog } from './answer-log.ts'
import { type Caller, createCaller } from './caller.ts'
import { type MailSink } from '../services/mail-sink.ts'

const PASSWORD = 'a long enough secret'
/** Accounts created in parallel: hashing a password takes 0.1 s of a core. */
const AT_ONCE = 4

/** An account with a confirmed address and mails switched on. */
export interface Account {
  email: string
  caller: Caller
  known: Acknowledged
}

/** Registers accounts through the server, each from its own address, and confirms them by the mailed links. */
export async function openAccounts(
  count: number,
  { port, log, mails }: { port: number; log: AnswerLog; mails: MailSink },
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, at): Account => {
    const caller = createCaller(port, `127.10.${at >> 7}.${(at % 128) + 2}`, log)
    return { email: `user${at}@cluster.example`, caller, known: nothingYet() }
  })
  const waiting = [...accounts]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await register(next)
    }),
  )
  await Promise.all(accounts.map((account) => confirm(account, mails)))
  return accounts
}

async function register({ email, caller }: Account): Promise<void> {
  const reply = await caller.once({
    what: 'register',
    method: 'POST',
    path: '/api/auth/register',
    body: { email, password: PASSWORD },
  })
  if (reply?.status !== 201) throw new Error(`Nobody could register: ${reply?.status} ${reply?.body.toString()}`)
  caller.cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

async function confirm({ email, caller }: Account, mails: MailSink): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const mail = mails.taken.find(({ to }) => to === email)
    const token = /verify-email\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1]
    if (token) {
      const path = '/api/auth/verify-email'
      const reply = await caller.once({ what: 'verify', method: 'POST', path, body: { token } })
      if (reply?.status !== 200) throw new Error(`No address could be confirmed: ${reply?.status}`)
      break
    }
    if (tries > 600) throw new Error(`No mail came to ${email}`)
    await wait(200)
  }
  const body = { emailUpdates: true }
  const reply = await caller.repeat({ what: 'preferences', method: 'PUT', path: '/api/user/preferences', body })
  if (reply?.status !== 200) throw new Error(`No preference could be set: ${reply?.status} ${reply?.body.toString()}`)
}
