import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconListCheck, IconSearch } from '@tabler/icons-react'
import { type Ref } from 'react'
import { LIBRARY_TYPES } from '../../../shared/features/library/library.constants.ts'
import type { LibraryCounts } from '../../../shared/features/library/library.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { ChoiceChip } from '../../ui/buttons/choice-chip.tsx'
import styles from './filter-bar.module.css'
import { ITEM_KINDS } from './item-kinds.ts'
import { type LibrarySearch } from './library-search.ts'
import { formatTotal, computeTotal } from './item-total.ts'
import { useScrollActiveIntoView } from '../../ui/overlays/use-scroll-active-into-view.ts'
import { useSearchText } from './use-search-text.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'

interface FilterBarProps {
  search: LibrarySearch
  /** Number of matching items by type. */
  counts: LibraryCounts | undefined
  folders: LibraryCounts['folders']
  /** Whether the bar offers to show videos instead of items. */
  withVideos: boolean
  canChoose: boolean
  isChoosing: boolean
  chooseRef: Ref<HTMLButtonElement>
  /** Changes the search. With `replace` it replaces the history entry, as typing does. Otherwise it adds one. */
  onSearch(change: LibrarySearch, how?: { replace: boolean }): void
  onChoose(): void
  /** The last action, if it can be undone. */
  undo: { text: string; busy: boolean; takesFocus: boolean; run(): void } | null
}

/** As wide as a digit: keeps the place of a count that is not loaded. */
const FIGURE_SPACE = '\u2007'

/** Search text, type and folder of the library. */
export function FilterBar(props: FilterBarProps) {
  const { search, counts, folders, withVideos, canChoose, isChoosing, chooseRef, onSearch, onChoose, undo } = props
  const { text, setText } = useSearchText(search.q ?? '', (q) => onSearch({ q }, { replace: true }))
  const isVideos = withVideos && search.group === 'videos'
  const types = [undefined, ...LIBRARY_TYPES]
  // Scrolls again once the counts have made the chips wider.
  const filtersRef = useScrollActiveIntoView<HTMLDivElement>(`${search.group ?? search.type} ${counts !== undefined}`)
  const isGone = search.folder !== undefined && !folders.some(({ name }) => name === search.folder)

  return (
    <form aria-label="Find" className={styles.find} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        {...languageAttributes(text)}
        type="search"
        aria-label={isVideos ? 'Search your videos' : 'Search the library'}
        placeholder={isVideos ? 'Search hook, topic or text' : 'Search title, content or tag'}
        className={styles.text ?? ''}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        leftSectionWidth={44}
        maxLength={INPUT_LIMITS.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div ref={filtersRef} className={styles.filters}>
        <fieldset className={styles.chips} aria-label="Type">
          {types.map((type) => (
            <ChoiceChip
              key={type ?? 'all'}
              isOn={search.type === type && search.group === undefined}
              onClick={() => onSearch({ type, group: undefined })}
            >
              {type ? ITEM_KINDS[type].several : 'All'}{' '}
              <span className="hl-figures hl-text-2">
                {counts ? formatTotal(computeTotal(counts, { search: search.q, type })) : FIGURE_SPACE}
              </span>
            </ChoiceChip>
          ))}
          {withVideos && (
            <ChoiceChip
              isOn={search.group === 'videos'}
              onClick={() => onSearch({ group: 'videos', type: undefined, folder: undefined })}
            >
              Videos
            </ChoiceChip>
          )}
        </fieldset>
        {(folders.length > 0 || isGone) && (
          <NativeSelect
            aria-label="Folder"
            className={styles.folder ?? ''}
            value={search.folder ?? ''}
            onChange={(event) => onSearch({ folder: event.currentTarget.value || undefined, group: undefined })}
          >
            <option value="">All folders</option>
            {folders.map(({ name, count }) => (
              <option key={name} value={name}>
                {name} ({count.toLocaleString('en-US')})
              </option>
            ))}
            {isGone && <option value={search.folder}>{search.folder} (0)</option>}
          </NativeSelect>
        )}
      </div>
      {canChoose && (
        <Button
          ref={chooseRef}
          variant="subtle"
          color="gray"
          size="sm"
          aria-pressed={isChoosing}
          leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onChoose}
        >
          Select
        </Button>
      )}
      {undo && (
        <div className={styles.undo}>
          <span className="hl-small hl-text-2 hl-figures">{undo.text}</span>
          <Button
            variant="default"
            size="sm"
            ref={undo.takesFocus ? focusOn : null}
            data-busy={undo.busy || undefined}
            onClick={undo.run}
          >
            Undo
          </Button>
        </div>
      )}
    </form>
  )
}

/** Used after a deletion has removed the focused element. */
function focusOn(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
