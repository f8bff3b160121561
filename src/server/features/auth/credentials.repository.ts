import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

/** Removes every credential of an account that may be a stranger's. */
export async function revokeAccess(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: null, credentials_version: eb('credentials_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await deleteLinksAndDevices(trx, userId)
}

/** Deletes open links and known devices of a person who may have been a stranger. */
export async function deleteLinksAndDevices(trx: Kysely<Database>, userId: string): Promise<void> {
  await dropLinks(trx, userId)
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/**
 * Deletes open links, except unsubscribe links, which give no access, and those that undo a change of the address: whoever
 * took the account by that change must not get rid of them.
 */
export async function dropLinks(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).where('kind', '=', 'change').execute()
  await trx.deleteFrom('mail_links').where('user_id', '=', userId).where('kind', '<>', 'unsubscribe').execute()
}
