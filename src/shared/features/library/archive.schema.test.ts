import { expect, it } from 'vitest'
import { ArchiveEntry, ArchiveItem } from './archive.schema.ts'

it.each([
  ['0000-01-01T00:00:00.000Z', false],
  ['1999-12-31T23:59:59.999Z', false],
  ['2000-01-01T00:00:00.000Z', true],
  ['2100-12-31T23:59:59.999Z', true],
  ['9999-12-31T23:59:00.000Z', false],
])('an archive has a supported version: %s', (instant, isTaken) => {
  expect(ArchiveEntry.shape.scheduledDate.safeParse(instant).success).toBe(isTaken)
  expect(ArchiveItem.shape.createdAt.safeParse(instant).success).toBe(isTaken)
})
