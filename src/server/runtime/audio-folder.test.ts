import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { claimAudioFolder } from './audio-folder.ts'
import { createLocalAudioStore } from '../providers/audio-store/local/local-audio-store.ts'
import { withFolder } from '../testing/child-server.ts'
import { describeDialects } from '../testing/database/dialects.ts'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { createFakeClock } from '../testing/fakes/fake-clock.ts'

describeDialects('the audio folder of a database', (database) => {
  const random = createFakeRandom()
  const claim = (folder: string) => claimAudioFolder(folder, { db: database(), clock: createFakeClock(), random })

  it('is the first one for all processes that share the folder', () =>
    withFolder(async (folder) => {
      const [shared, other] = [join(folder, 'shared', 'audio'), join(folder, 'other', 'audio')]
      await Promise.all([claim(shared), claim(shared), claim(shared)])
      await expect(claim(other)).rejects.toThrow(/other\/audio is not the folder .*S3_BUCKET.*mount that one folder/u)
      await expect(claim(other)).rejects.toThrow(readFileSync(join(shared, 'STORE_ID'), 'utf8').trim())
      await claim(shared)
      expect(statSync(join(shared, 'STORE_ID')).mode & 0o777).toBe(0o600)
      expect(await Array.fromAsync(createLocalAudioStore({ folder: shared, now: () => new Date() }).list())).toEqual([])
    }))

  it('is kept when the folder moves, and adopts existing files', () =>
    withFolder(async (folder) => {
      const [old, moved] = [join(folder, 'old'), join(folder, 'moved')]
      mkdirSync(old)
      writeFileSync(join(old, 'a.mp3'), 'sound')
      await claim(old)
      cpSync(old, moved, { recursive: true })
      await claim(moved)
    }))

  it('waits for the id that another process is writing, and explains a missing one', () =>
    withFolder(async (folder) => {
      const [clock, file] = [createFakeClock(), join(folder, 'STORE_ID')]
      writeFileSync(file, '')
      const claims = () => claimAudioFolder(folder, { db: database(), clock, random })
      const claimed = claims()
      while (clock.sleepers() === 0) await new Promise((resolve) => setImmediate(resolve))
      writeFileSync(file, 'of-another\n')
      await clock.advance(50)
      await claimed
      await database().deleteFrom('server_state').execute()
      writeFileSync(file, '')
      const refused = expect(claims()).rejects.toThrow('STORE_ID is empty. Delete it')
      for (let tries = 0; tries < 20; tries += 1) {
        while (clock.sleepers() === 0) await new Promise((resolve) => setImmediate(resolve))
        await clock.advance(50)
      }
      await refused
    }))
})
