import { expect, it } from 'vitest'
import { withFolder } from '../testing/child-server.ts'
import { lockDataFolder } from './data-folder-lock.ts'

it('only a process that is alone with its data folder cleans up, and again once the others have ended', () =>
  withFolder(async (folder) => {
    const done: string[] = []
    const open = (name: string) => lockDataFolder(folder, async () => void done.push(name))
    const first = await open('first')
    const second = await open('second')
    expect(done).toEqual(['first'])
    first()
    // The second process still runs.
    const third = await open('third')
    expect(done).toEqual(['first'])
    second()
    third()
    const fourth = await open('fourth')
    expect(done).toEqual(['first', 'fourth'])
    fourth()
  }))

it('a process that fails during the cleanup locks nobody out', () =>
  withFolder(async (folder) => {
    await expect(lockDataFolder(folder, () => Promise.reject(new Error('disk I/O error')))).rejects.toThrow('disk I/O')
    const unlock = await lockDataFolder(folder, async () => {})
    unlock()
  }))
