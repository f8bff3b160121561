import {
  IconCopy,
  IconFolder,
  IconHeart,
  IconHeartFilled,
  IconPencil,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { LIBRARY_CARD } from '../../../../shared/features/library/library.constants.ts'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { toHandoverPiece, hasMoreSteps, NextActions } from '../../../components/video/handover/next-actions.tsx'
import { type Handover } from '../../../components/video/handover/use-handover.ts'
import { ActionRow } from '../../../ui/buttons/action-row.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { CardCheck } from './card-check.tsx'
import { copyContent } from './copy-content.ts'
import { formatDay } from './format-day.ts'
import styles from './item-card.module.css'
import { ITEM_KINDS } from '../item-kinds.ts'
import { buildPreview } from './item-preview.ts'
import { ItemVoice } from './item-voice.tsx'

export interface CardActions {
  open(what: 'view' | 'edit' | 'delete', item: LibraryItem): void
  /** Resolves to the error message, or an empty string. */
  toggleFavorite(id: string): Promise<string>
  openFolder(folder: string): void
  /** Starts the next steps of items. */
  handover: Handover
}

interface ItemCardProps {
  item: LibraryItem
  actions: CardActions
  /** The selection state of the item. Null unless in selection mode. */
  choice: { isOn: boolean; toggle(range: boolean): void } | null
}

/** A card of a library item. A click anywhere opens it. In selection mode it toggles the checkbox. */
export function ItemCard({ item, actions, choice }: ItemCardProps) {
  const { type, tags, folder, isFavorite, createdAt } = item
  const { one, Icon } = ITEM_KINDS[type]
  const { name, heading, above, below } = useMemo(() => buildPreview(item), [item])
  const [problem, setProblem] = useState('')
  const now = useNow(null)
  const next = { piece: item, handoverPiece: toHandoverPiece(item), handover: actions.handover, of: `for ${name}` }
  const hidden = tags.length - LIBRARY_CARD.tags

  async function toggleFavorite(): Promise<void> {
    setProblem('')
    setProblem(await actions.toggleFavorite(item.id))
  }

  return (
    <article className={styles.card} data-chosen={choice?.isOn || undefined}>
      <div className={styles.head}>
        {choice && <CardCheck name={`Select ${name}`} isOn={choice.isOn} onToggle={choice.toggle} />}
        <span className={styles.kind}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {one}
        </span>
        <button
          type="button"
          className={`${styles.action} ${styles.heart}`}
          inert={choice !== null}
          aria-pressed={isFavorite}
          aria-label={`Favorite ${name}`}
          onClick={() => void toggleFavorite()}
        >
          {isFavorite ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.75} />}
        </button>
      </div>
      <FormError>{problem}</FormError>
      {above && (
        <p {...languageAttributes(above)} className="hl-meta hl-text-3">
          {above}
        </p>
      )}
      <h2 {...languageAttributes(heading)} className={`${type === 'hook' ? styles.hook : 'hl-title'} hl-break`}>
        {heading}
      </h2>
      {type === 'tts' && (
        <div className={styles.voice} inert={choice !== null}>
          <ItemVoice item={item} name={name} />
        </div>
      )}
      {below && (
        <p {...languageAttributes(below)} className={`hl-small hl-text-2 ${styles.preview}`}>
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
              <span className="hl-hidden">Folder</span> <bdi {...languageAttributes(folder)}>{folder}</bdi>
            </button>
          )}
          {tags.slice(0, LIBRARY_CARD.tags).map((tag) => (
            <span key={tag} {...languageAttributes(tag)} className={styles.tag}>
              {tag}
            </span>
          ))}
          {hidden > 0 && <span className={`hl-figures ${styles.tag}`}>+{hidden}</span>}
        </div>
      )}
      <div className={styles.next} inert={choice !== null}>
        {hasMoreSteps(item) ? (
          <ActionRow more={`More steps for ${name}`} first={<NextActions part="first" {...next} />}>
            <NextActions part="rest" {...next} />
          </ActionRow>
        ) : (
          <NextActions {...next} />
        )}
      </div>
      <div className={styles.foot}>
        <time dateTime={createdAt} className="hl-meta hl-text-3 hl-figures">
          {formatDay(createdAt, now)}
        </time>
        <div className={styles.actions} inert={choice !== null}>
          <button
            type="button"
            className={styles.view}
            aria-label={`View ${name}`}
            onClick={() => actions.open('view', item)}
          >
            View
          </button>
          <Action icon={IconCopy} name={`Copy ${name}`} onClick={() => void copyContent(item.content)} />
          <Action icon={IconPencil} name={`Edit ${name}`} onClick={() => actions.open('edit', item)} />
          <Action icon={IconTrash} name={`Delete ${name}`} onClick={() => actions.open('delete', item)} />
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
