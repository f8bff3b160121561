import { type SandboxDocument, type SandboxStore } from '../sandbox-store.port.ts'
import { Account } from './billing/account.ts'
import { keepTrying } from './keep-trying.ts'
import { type Moment } from './billing/moment.ts'
import { newObjectId } from './billing/object-id.ts'
import { type SandboxClock } from './sandbox-clock.ts'
import { settle } from './billing/settle.ts'

/** The accounts of the store. Everything due by the sandbox's time has happened before one is read. */
export interface Accounts {
  find(customerId: string): Promise<Account | undefined>
  /** Every account, in no certain order. */
  findAll(): Promise<Account[]>
  /** Writes an account that is new. Returns false when there is one by this id. */
  insert(account: Account): Promise<boolean>
  /**
   * Changes an account atomically. `act` changes what it is given and may run again when another process
   * wrote meanwhile; when it throws, nothing changes. Returns undefined when there is no such account.
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

  /** Runs `act` on what a document holds now. Undefined when another process wrote it meanwhile. */
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
