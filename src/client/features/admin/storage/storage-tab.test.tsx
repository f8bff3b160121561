import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Backups, type ListedBackup } from '../../../../server/runtime/backups/backups.ts'
import { expectAccessible, tabTo } from '../../../testing/accessibility.ts'
import { openAdmin, OWNER } from '../testing/open-admin.ts'
import { formatBytes } from './format-bytes.ts'

const STORAGE = '/admin?tab=storage'
const ENV = { DATA_DIR: '/tmp' }

/** Backups of a server whose file a test does not need. */
function fakeBackups(list: Partial<ListedBackup>[], more: Partial<Backups> = {}): Backups & { made: string[] } {
  const made: string[] = []
  const backup = {
    path: 'data/backups/x.sqlite',
    at: new Date('2026-11-19T03:30:00Z'),
    bytes: 1_234_567,
    audioFiles: 12,
  }
  return {
    folder: 'data/backups',
    keep: 7,
    next: () => undefined,
    list: () =>
      list.map((one, at) => ({ ...backup, kind: 'scheduled', fit: 'same', ...one, path: `data/backups/${at}` })),
    state: () => ({ since: undefined, failure: undefined }),
    make: async (kind) => Boolean(made.push(kind)),
    runDue: async () => {},
    made,
    ...more,
  }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the tab Storage', () => {
  it('shows the space, the accounts and the commands for PostgreSQL', async () => {
    await openAdmin(STORAGE, ENV)
    const space = await card('Space')
    space.getByText(/ of .* on the disk of DATA_DIR$/u)
    const accounts = await card('Accounts with the most stored')
    accounts.getByText('Nobody has saved or spoken anything yet.')
    expect(accounts.queryByRole('button', { name: 'Show more' })).toBeNull()
    const backups = await card('Backups')
    backups.getByText(/^pg_dump /u)
    backups.getByRole('button', { name: 'Copy the command to restore' })
    await expectAccessible()
  })

  it('says which disk is almost full', async () => {
    const readDiskSpace = async (folder: string) => ({ size: 1e12, free: folder === '/srv/data' ? 1e9 : 5e11 })
    await openAdmin(STORAGE, { DATA_DIR: '/srv/data' }, undefined, { readDiskSpace })
    const space = await card('Space')
    space.getByText(/^The disk of \/srv\/data has less free than is kept\. .* are refused until there is room/u)
    space.getByText('2.1 GB, for signing in, reading and deleting')
    await expectAccessible()
  })

  it('lists who has stored the most', async () => {
    const { server, router } = await openAdmin('/dashboard', ENV)
    const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await server.db.insertInto('library_usage').values({ user_id: id, items: 1, bytes: 2_000 }).execute()
    await screen.findByRole('button', { name: /^Account menu/u })
    await router.navigate({ to: '/admin', search: { tab: 'storage' } })
    const accounts = await card('Accounts with the most stored')
    accounts.getByText(OWNER)
    accounts.getByText('2.0 kB: 1 item with 2.0 kB, audio 0 B')
  })

  it('asks once who the owner is', async () => {
    const { server, router } = await openAdmin('/dashboard', ENV)
    await screen.findByRole('button', { name: /^Account menu/u })
    await server.clock.advance(16 * 60_000)
    await router.navigate({ to: '/admin', search: { tab: 'storage' } })
    await screen.findByRole('region', { name: "Confirm it's you" })
    expect(screen.getAllByLabelText('Password')).toHaveLength(1)
  })

  it('says that the audio is in a bucket', async () => {
    const S3 = { S3_BUCKET: 'sounds', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    await openAdmin(STORAGE, { ...ENV, ...S3 }, fakeBackups([]))
    const backups = await card('Backups')
    backups.getByText(/^The audio is in the bucket sounds\./u)
  })
})

describe('the backups of an SQLite file', () => {
  it('are listed, with the command that restores each that fits', async () => {
    const list = [{}, { fit: 'older' }, { fit: 'newer' }, { fit: 'damaged', kind: 'before-migration' }] as const
    const { user } = await openAdmin(
      STORAGE,
      ENV,
      fakeBackups([...list], { next: () => new Date('2026-11-21T03:30:00Z') }),
    )
    const backups = await card('Backups')
    backups.getByText(/^The next one: .* The last 7 of the schedule are kept\./u)
    expect(backups.getAllByRole('listitem')).toHaveLength(4)
    backups.getByText('Fits this version')
    backups.getByText('Needs a newer version')
    backups.getByText('Cannot be opened')
    expect(backups.getAllByText('1.2 MB, 12 audio files, by the schedule')).toHaveLength(3)
    const [restore] = backups.getAllByText('Restore it')
    if (!restore) throw new Error('There is no command')
    await user.click(restore)
    backups.getByText('npm run restore -- data/backups/0')
    expect(backups.getAllByText('Restore it')).toHaveLength(2)
    await expectAccessible()
  })

  it('are made by keyboard, one at a time, and the list follows', async () => {
    let since: Date | undefined
    const list: Partial<ListedBackup>[] = []
    const backups = fakeBackups(list, {
      list: () => fakeBackups(list).list(),
      state: () => ({ since, failure: undefined }),
      make: async () => {
        since = new Date('2026-11-20T12:00:00Z')
        return true
      },
    })
    const { user } = await openAdmin(STORAGE, ENV, backups)
    const shown = await card('Backups')
    shown.getByText('There is none yet.')
    shown.getByText(/^There is no schedule\. For one a day: BACKUP_AT=03:30/u)
    await tabTo(user, shown.getByRole('button', { name: 'Back up now' }))
    await user.keyboard('{Enter}')
    await shown.findByRole('button', { name: 'Making a backup...' })
    since = undefined
    list.push({ kind: 'hookline' })
    await shown.findByText('1.2 MB, 12 audio files, by hand')
    await shown.findByRole('button', { name: 'Back up now' })
  })

  it('say why one failed', async () => {
    const failure = { at: new Date('2026-11-20T03:30:00Z'), message: 'There is no room for a copy.' }
    await openAdmin(STORAGE, ENV, fakeBackups([], { state: () => ({ since: undefined, failure }) }))
    const shown = await card('Backups')
    await waitFor(() => shown.getByText(/^The backup of 20 November 2026, .* failed: There is no room for a copy\.$/u))
    await expectAccessible()
  })
})

describe('bytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1.0 kB'],
    [1_234_567, '1.2 MB'],
    [123_456_789, '123 MB'],
    [5e15, '5000 TB'],
  ])('%d are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})
