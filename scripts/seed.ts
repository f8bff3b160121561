import { hash, randomBytes, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { isSqlite } from '../db/dialect.ts'
import { systemRandom } from '../src/server/runtime/random.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { createUserRepository } from '../src/server/features/auth/user.repository.ts'
import { createLibraryRepository } from '../src/server/features/library/items/library.repository.ts'
import { createHostAccountsOn } from '../src/server/composition/identity.ts'
import { Email } from '../src/shared/features/auth/auth.schema.ts'
import { type LibraryItem } from '../src/shared/features/library/library.schema.ts'
import { configured, fail, openConfigured } from './data-dir.ts'
import { believableItems } from './seed/believable-items.ts'
import { addBelievableVideos } from './seed/believable-videos.ts'

// Fills the library of an account, created if needed, with believable items: npm run seed -- --items 100000
// `--videos 10000` adds videos with their pieces.
const AT_ONCE = 1_000
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    videos: { type: 'string', default: '0' },
    user: { type: 'string' },
  },
})
const config = configured()
const count = Number(values.items)
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  fail('Say how many, 1 to 1,000,000: npm run seed -- --items 100000')
}
const given = Email.safeParse(values.user ?? 'demo@hookline.example')
if (!given.success) fail('Name an address: npm run seed -- --items 100000 --user you@example.com')
const email = given.data
if (config.identity.kind === 'firebase') fail('Accounts sign in by Firebase here; this makes accounts of its own.')

const storage = await openConfigured(config)
const began = performance.now()
let account = await createUserRepository(storage.db).findByEmail(email)
if (!account) {
  const password = randomBytes(12).toString('base64url')
  await createHostAccountsOn(storage.db, { clock: systemClock, random: systemRandom }).renew(email, password)
  account = await createUserRepository(storage.db).findByEmail(email)
  console.log(`${email} is a new account. Password: ${password}`)
}
if (!account) fail(`The account of ${email} could not be made.`)
// Inserts touch all pages of the indexes: with SQLite's default cache of 2 MB most pages would be read again for each batch.
if (isSqlite(storage.db)) await sql`pragma cache_size = -65536`.execute(storage.db)
const library = createLibraryRepository(storage.db)
let batch: { item: LibraryItem; contentHash: string }[] = []
let kept = 0
for (const item of believableItems(count, systemClock.now(), buildId)) {
  batch.push({ item, contentHash: hash('sha256', item.content) })
  if (batch.length === AT_ONCE || kept + batch.length === count) {
    kept += await library.insertAll(account.id, batch)
    batch = []
  }
}
await addBelievableVideos(storage.db, account.id, Number(values.videos), systemClock.now(), buildId)
await storage.close()
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(`${email} has ${kept.toLocaleString('en-US')} items more, made in ${seconds} s.`)

/**
 * An id that ascends with `time` (milliseconds): random ids would rewrite most pages of three indexes for each batch.
 * Source: RFC 9562, UUID version 7.
 */
function buildId(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${randomUUID().slice(15)}`
}
