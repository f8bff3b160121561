import { type Account } from '../users/accounts.ts'
import { type AnswerLog } from '../users/answer-log.ts'
import { checkAnswers, printStages } from './check-answers.ts'
import { checkGenerations } from './check-generations.ts'
import { checkLedger } from './check-ledger.ts'
import { checkMails } from './check-mails.ts'
import { checkWrites } from './check-writes.ts'
import { printChecks } from './checks.ts'
import { type Database } from '../services/database.ts'
import { type AbandonedWork } from '../faults.ts'
import { type MailSink } from '../services/mail-sink.ts'
import { countRounds } from './rounds.ts'

/** Runs all checks of the cluster and prints them. Returns whether all passed. */
export async function checkAll(run: {
  accounts: readonly Account[]
  killed: AbandonedWork
  exitCodes: readonly (number | null)[]
  database: Database
  mails: MailSink
  log: AnswerLog
}): Promise<boolean> {
  const { accounts, killed, exitCodes, database, mails, log } = run
  log.begin('checks')
  const writes = await checkWrites(accounts, database)
  const ledger = await checkLedger(database)
  const generations = await checkGenerations(accounts, { killed, exitCodes }, database)
  const { rounds, sideBySide } = await countRounds(database)
  process.stdout.write('\n')
  printStages(log)
  process.stdout.write('\n')
  return printChecks([
    writes,
    ...ledger,
    ...generations,
    ...checkMails(accounts, mails),
    { what: 'rounds of housekeeping side by side', found: `${sideBySide} of ${rounds}`, isHeld: sideBySide === 0 },
    checkAnswers(log),
    {
      what: 'exit codes of the rolled processes',
      found: exitCodes.join(', '),
      // Exit code 1: the machine was so busy that work was cut off after nine seconds. The other checks see its effect.
      isHeld: exitCodes.every((code) => code === 0 || code === 1),
    },
  ])
}
