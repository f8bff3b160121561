import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { readableContent } from '../../../shared/features/library/library.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { longDay } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { DeleteButton } from '../../parts/delete-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import styles from './library-row.module.css'

const KIND = { hook: 'Hook', script: 'Script', caption: 'Caption', tts: 'TTS' } as const

/** One saved item: what it is, and copying and deleting it. `onDeleted` takes the focus, which its row cannot keep. */
export function LibraryRow({ item, onDeleted }: { item: LibraryItem; onDeleted(): void }) {
  const utils = trpc.useUtils()
  const recordings = trpc.voiceLibrary.list.useQuery(undefined, { enabled: item.type === 'tts' })
  const isRecorded = recordings.data?.some(({ libraryItemId }) => libraryItemId === item.id) ?? false
  const text = readableContent(item.content)

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h2 className={styles.title}>{item.title}</h2>
        <span className="hl-meta hl-text-3 hl-figures">
          {[KIND[item.type], longDay(item.createdAt), ...item.tags].join(', ')}
        </span>
      </div>
      <div className={styles.ways}>
        <CopyButton name={`Copy ${item.title}`} onCopy={() => copyResult(text)} />
        <DeleteButton
          name={`Delete ${item.title}`}
          what="library item"
          also={isRecorded ? 'Also delete the recording' : null}
          onDelete={(alsoRecording) => utils.client.library.remove.mutate({ id: item.id, alsoRecording })}
          onDeleted={async () => {
            void utils.voiceLibrary.list.invalidate()
            void utils.tts.history.invalidate()
            await utils.library.list.invalidate()
            onDeleted()
          }}
        />
      </div>
    </li>
  )
}
