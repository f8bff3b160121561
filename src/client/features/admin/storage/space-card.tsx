import type { Space } from '../../../../shared/features/admin/storage.schema.ts'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { AdminPanel, type PanelQuery } from '../admin-panel.tsx'
import { formatBytes } from './format-bytes.ts'

/** Where the bytes of this server are. */
export function SpaceCard({ query }: { query: PanelQuery<Space> }) {
  return (
    <AdminPanel query={query} failedTitle="The sizes did not load">
      {(space) => (
        <SubjectCard title="Space">
          <DescriptionList facts={describe(space)} />
        </SubjectCard>
      )}
    </AdminPanel>
  )
}

function describe({ database, audio, pieces, temporary, backups, free, size }: Space) {
  return [
    { name: 'Database', value: formatBytes(database) },
    { name: 'Audio', value: formatBytes(audio) },
    { name: 'Speech of the last day', value: `${formatBytes(pieces)}, kept for a second try` },
    { name: 'Uploads under way', value: formatBytes(temporary) },
    { name: 'Backups', value: `${formatBytes(backups)}; their audio shares its space` },
    { name: 'Free', value: `${formatBytes(free)} of ${formatBytes(size)} on the disk of DATA_DIR` },
  ]
}
