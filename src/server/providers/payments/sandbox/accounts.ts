import { type SandboxDocument, type SandboxStore } from '../sandbox-store.port.ts'
import { Account } from './billing/account.ts'
import { keepTrying } from './keep-trying.ts'
import { type Moment } from './billing/moment.ts'
import { newObjectId } from './billing/object-id.ts'
import { type SandboxClock } from './sandbox-clock.ts'
import { settle } from './billing/settle.ts'

/** The accounts in the store. Reading one first processes everything due by the sandbox's time. */
export interface Accounts {
  find(customerId: string): Promise<Account | undefined>
  /** Every account, in no particular order. */
  findAll(): Promise<Account[]>
  /** Writes a new account. Returns false where the id exists. */
  insert(account: Account): Promise<boolean>
  /**
   * Changes an account atomically. `act` changes the account that it gets, and may run again where another process
   * wrote meanwhile. Where it throws, nothing changes. Returns undefined where the account does not exist.
   */
  change<T>(customerId: string, act: (account: Account, at: Moment) => T): Promise<T | undefined>
  delete(customerId: string): Promise<void>
}

export function createAccounts(deps: {
  store: SandboxStore
  time: SandboxClock
  id: () => string
  token: () => string
}): Accounts {
  const { store, time, id, token } = deps

  /** Runs `act` on the current content of a document. Undefined where another process wrote it meanwhile. */
  async function write<T>(document: SandboxDocument, act: (account: Account, at: Moment) => T) {
    const account = Account.parse(document.data)
    const before = JSON.stringify(account)
    const at = { now: await time.now(), token, newId: (prefix: string) => newObjectId(prefix, account.id, id()) }
    settle(account, at)
    const result = act(account, at)
    const unchanged = JSON.stringify(account) === before
    const saved = unchanged || (await store.save({ ...document, data: account }))
    return saved ? { account, result } : undefined
  }

  function change<T>(customerId: string, act: (account: Account, at: Moment) => T) {
    return keepTrying(async () => {
      const document = await store.find(customerId)
      if (document?.kind !== 'customer') return { done: undefined }
      const written = await write(document, act)
      return written && { done: written }
    })
  }

  const nothing = () => {}

  return {
    find: async (customerId) => (await change(customerId, nothing))?.account,
    async findAll() {
      const found: Account[] = []
      for (const document of await store.findAll('customer')) {
        // Most are unchanged; only those that another writer changed are read again.
        const { account } = (await write(document, nothing)) ?? (await change(document.id, nothing)) ?? {}
        if (account) found.push(account)
      }
      return found
    },
    insert: (account) =>
      store.save({ id: account.id, kind: 'customer', customerId: account.id, data: account, version: 0 }),
    change: async (customerId, act) => (await change(customerId, act))?.result,
    delete: (customerId) => store.deleteByCustomer(customerId),
  }
}
