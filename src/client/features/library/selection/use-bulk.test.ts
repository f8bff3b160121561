import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BulkRequest, BulkResult, LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { currentNotice } from '../../../lib/feedback/notify.ts'
import { type ChosenAction } from './bulk-actions.ts'
import { useBulk } from './use-bulk.ts'
import { useSelection } from './use-selection.ts'

const match = (index: number): LibraryMatch => ({ id: `${index}`, tags: [], isFavorite: false, folder: null })

/** Selects `count` items. `answer` simulates the server, which by default changes all items. */
function choose(count: number, answer = (ids: string[]): BulkResult | Promise<BulkResult> => whole(ids)) {
  const items = Array.from({ length: count }, (_, index) => match(index))
  const calls: BulkRequest[] = []
  const onRestored = vi.fn<() => void>()
  const settleBulk = vi.fn<(reread: boolean) => Promise<void>>().mockResolvedValue()
  const changes = {
    settleBulk,
    bulk: async (ids: string[], action: BulkRequest['action']) => {
      calls.push({ ids, action })
      return answer(ids)
    },
  }
  const { result } = renderHook(() => {
    const selection = useSelection(items, {})
    return { selection, bulk: useBulk({ changes, selection, onRestored }) }
  })
  act(() => result.current.selection.everything(items))
  const sent = () => calls.map(({ ids, action }) => `${action.type} ${ids.length}`)
  const run = (action: ChosenAction) => act(() => result.current.bulk.run(action))
  return { result, sent, settleBulk, onRestored, run }
}

const whole = (ids: string[]): BulkResult => ({ changed: ids.length, left: 0 })
const said = () => currentNotice.get()?.description

it('counts what a deletion did before the server broke off, and undoes that', async () => {
  let isBroken = true
  const { result, run, sent, settleBulk, onRestored } = choose(55, (ids) =>
    isBroken ? { changed: 50, left: 5 } : whole(ids),
  )
  await run({ type: 'delete' })
  expect(said()).toBe('50 of 55 items were deleted. The server could not finish. Try again, or undo it.')
  expect(settleBulk).toHaveBeenLastCalledWith(true)
  expect(result.current.bulk.undo).toMatchObject({ text: '50 items deleted', takesFocus: true })
  isBroken = false
  await act(async () => result.current.bulk.undo?.run())
  expect(sent()).toEqual(['delete 55', 'restore 55'])
  expect(currentNotice.get()?.title).toBe('Restored')
  expect(onRestored).toHaveBeenCalledOnce()
  expect(result.current.bulk.undo).toBeNull()
})

it('offers to undo a change that broke off, and not one that is complete', async () => {
  let left = 5
  const { result, run, sent } = choose(55, (ids) => ({ changed: ids.length - left, left }))
  await run({ type: 'folder', folder: 'Cold days' })
  expect(said()).toMatch(/^50 of 55 items were changed\./u)
  left = 0
  await act(async () => result.current.bulk.undo?.run())
  expect(sent()).toEqual(['folder 55', 'folder 55'])
  expect(currentNotice.get()?.title).toBe('Undone')
  await run({ type: 'folder', folder: 'Cold days' })
  expect(result.current.bulk.undo).toBeNull()
})

it('reports a call without an answer as uncertain, and a refused one as nothing done', async () => {
  const { run } = choose(505, (ids) => (ids.length === 500 ? whole(ids) : Promise.reject(new TypeError('No network'))))
  await run({ type: 'favorite', value: true })
  expect(said()).toMatch(/^At least 500 of 505 items were changed\. The server could not be reached\./u)
})

it('shows the progress of more than 500 items, and stops after the call that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const { result, sent } = choose(505, (ids) => promise.then(() => whole(ids)))
  let done: Promise<boolean> | undefined
  act(() => void (done = result.current.bulk.run({ type: 'delete' })))
  expect(result.current.bulk.progress).toEqual({ done: 0, all: 505 })
  act(() => result.current.bulk.stop())
  resolve(undefined)
  await act(async () => void (await done))
  expect(currentNotice.get()).toMatchObject({ title: 'Stopped', description: '500 of 505 items were deleted.' })
  expect(result.current.bulk.progress).toBeNull()
  await act(async () => result.current.bulk.undo?.run())
  expect(sent()).toEqual(['delete 500', 'restore 500'])
})
