import type { Space } from '../../../../shared/features/admin/storage.schema.ts'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { AdminPanel, type PanelQuery } from '../admin-panel.tsx'
import { formatBytes } from './format-bytes.ts'

/** Where the bytes of this server are. */
export function SpaceCard({ query }: { query: PanelQuery<Space> }) {
  return (
    <AdminPanel query={query} failedTitle="The sizes did not load">
      {(space) => (
        <SubjectCard title="Space">
          <FormError>{space.low.length > 0 ? describeLow(space.low) : ''}</FormError>
          <DescriptionList facts={describe(space)} />
        </SubjectCard>
      )}
    </AdminPanel>
  )
}

function describe({ database, audio, pieces, temporary, backups, free, size, reserve }: Space) {
  return [
    { name: 'Database', value: formatBytes(database) },
    { name: 'Audio', value: formatBytes(audio) },
    { name: 'Speech of the last day', value: `${formatBytes(pieces)}, kept for a second try` },
    { name: 'Uploads under way', value: formatBytes(temporary) },
    { name: 'Backups', value: `${formatBytes(backups)}; their audio shares its space` },
    { name: 'Free', value: `${formatBytes(free)} of ${formatBytes(size)} on the disk of DATA_DIR` },
    { name: 'Kept free', value: `${formatBytes(reserve)}, for signing in, reading and deleting` },
  ]
}

function describeLow(folders: readonly string[]): string {
  return `The disk of ${folders.join(' and of ')} has less free than is kept. Uploads, saves, speech and generations are refused until there is room: delete old backups or files, or enlarge the disk.`
}
