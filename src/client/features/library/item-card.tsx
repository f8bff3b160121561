import {
  IconCopy,
  IconFolder,
  IconHeart,
  IconHeartFilled,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { LIBRARY_CARD } from '../../../shared/features/library/library.constants.ts'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { useNow } from '../../lib/use-now.ts'
import { copyContent } from './copy-content.ts'
import { dayOf } from './day-of.ts'
import { CardCheck } from './card-check.tsx'
import styles from './item-card.module.css'
import { ITEM_KINDS } from './item-kinds.ts'
import { previewOf } from './item-preview.ts'
import { USER_TEXT } from '../../ui/user-text.ts'

/** What can be asked of a card. */
export interface CardActions {
  open(what: 'view' | 'edit' | 'delete', item: LibraryItem): void
  toggleFavorite(id: string): Promise<void>
  openFolder(folder: string): void
}

interface ItemCardProps {
  item: LibraryItem
  actions: CardActions
  /** While items are being chosen: whether this one is, and what a click on it does. */
  choice: { isOn: boolean; toggle(range: boolean): void } | null
}

/** One saved item: what it says, and what can be done with it. While items are chosen, the whole card is a checkbox. */
export function ItemCard({ item, actions, choice }: ItemCardProps) {
  const { type, title, tags, folder, isFavorite, createdAt } = item
  const { one, Icon } = ITEM_KINDS[type]
  const { heading, above, below } = useMemo(() => previewOf(item), [item])
  const now = useNow(null)
  const hidden = tags.length - LIBRARY_CARD.tags

  return (
    <article className={styles.card} data-chosen={choice?.isOn || undefined}>
      <div className={styles.head}>
        {choice && <CardCheck name={`Select ${title}`} isOn={choice.isOn} onToggle={choice.toggle} />}
        <span className={styles.kind}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {one}
        </span>
        <button
          type="button"
          className={`${styles.action} ${styles.heart}`}
          inert={choice !== null}
          aria-pressed={isFavorite}
          aria-label={`Favorite ${title}`}
          onClick={() => void actions.toggleFavorite(item.id)}
        >
          {isFavorite ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.75} />}
        </button>
      </div>
      {above && (
        <p {...USER_TEXT} className="hl-meta hl-text-3">
          {above}
        </p>
      )}
      <h2 {...USER_TEXT} className={type === 'hook' ? styles.hook : styles.title}>
        {heading}
      </h2>
      {below && (
        <p {...USER_TEXT} className={`hl-small hl-text-2 ${styles.preview}`}>
          {below}
        </p>
      )}
      {(tags.length > 0 || folder !== null) && (
        <div className={styles.tags}>
          {folder !== null && (
            <button
              type="button"
              className={styles.folder}
              inert={choice !== null}
              onClick={() => actions.openFolder(folder)}
            >
              <IconFolder size={16} stroke={1.75} aria-hidden="true" />
              <span className="hl-hidden">Folder</span> <bdi {...USER_TEXT}>{folder}</bdi>
            </button>
          )}
          {tags.slice(0, LIBRARY_CARD.tags).map((tag) => (
            <span key={tag} {...USER_TEXT} className={styles.tag}>
              {tag}
            </span>
          ))}
          {hidden > 0 && <span className={`hl-figures ${styles.tag}`}>+{hidden}</span>}
        </div>
      )}
      <div className={styles.foot}>
        <time dateTime={createdAt} className="hl-meta hl-text-3 hl-figures">
          {dayOf(createdAt, now)}
        </time>
        <div className={styles.ways} inert={choice !== null}>
          <button
            type="button"
            className={styles.view}
            aria-label={`View ${title}`}
            onClick={() => actions.open('view', item)}
          >
            View
          </button>
          <Action icon={IconCopy} name={`Copy ${title}`} onClick={() => void copyContent(item.content)} />
          <Action icon={IconPencil} name={`Edit ${title}`} onClick={() => actions.open('edit', item)} />
          <Action icon={IconTrash} name={`Delete ${title}`} onClick={() => actions.open('delete', item)} />
        </div>
      </div>
    </article>
  )
}

function Action({ icon: Icon, name, onClick }: { icon: TablerIcon; name: string; onClick(): void }) {
  return (
    <button type="button" className={styles.action} aria-label={name} onClick={onClick}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
