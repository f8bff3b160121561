import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type Random } from './random.ts'
import { type Clock } from './clock.ts'
import { createServerStateRepository } from './server-state.repository.ts'
import { StartError } from './storage.ts'

/** The file with the id of a folder. No key of the audio store has this form. */
const ID_FILE = 'STORE_ID'
const STATE = 'audio-store-id'
/** Attempts, and milliseconds between them, while another process writes the file. */
const TRIES = 20
const WAIT_MS = 50

/**
 * Checks that an audio folder belongs to this database: processes on one PostgreSQL with a folder each would answer 404
 * for each other's files. The first folder that a database sees becomes its folder. Throws `StartError` for any other.
 */
export async function claimAudioFolder(
  folder: string,
  { db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random },
): Promise<void> {
  const id = await loadId(folder, clock, random.id())
  const known = await createServerStateRepository(db).setOnce(STATE, id)
  if (known === id) return
  throw new StartError(
    `${folder} is not the folder that the audio of this database lies in (store ${known}). Set S3_BUCKET, so that all servers use one bucket, or mount that one folder here on every server.`,
  )
}

/** The id of a folder; `fresh` becomes the id of a folder without one. */
async function loadId(folder: string, clock: Clock, fresh: string): Promise<string> {
  const file = join(folder, ID_FILE)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, `${fresh}\n`, { flag: 'wx', mode: 0o600 })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = (await readFile(file, 'utf8')).trim()
    if (id !== '') return id
    await clock.sleep(WAIT_MS)
  }
  throw new StartError(`${file} is empty. Delete it; the next start makes a new one.`)
}
