import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { shownTitle } from '../../../../shared/features/library/library.rules.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import styles from './item-select.module.css'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface Item {
  id: string
  title: string
}

interface ItemSelectProps {
  item: Item | null
  error: string
  onChange(item: Item): void
}

const DEBOUNCE_MS = 200
const MATCHES = 20
/** The list is rendered inside the dialog. It stays visible when an on-screen keyboard moves the field. */
const LIST = { withinPortal: false, hideDetached: false } as const
const NONE: readonly Item[] = []

/** A field for choosing a saved item. The server searches while the user types. */
export function ItemSelect({ item, error, onChange }: ItemSelectProps) {
  const [text, setText] = useState('')
  const search = useDebounced(item && text === shownTitle(item.title) ? '' : text.trim().slice(0, INPUT_LIMITS.search))
  const found = trpc.library.page.useQuery(
    { limit: MATCHES, ...(search && { search }) },
    { staleTime: 0, placeholderData: (previous) => previous },
  )
  const matches = found.data?.items ?? NONE
  const shown = new Set(matches.map(({ id }) => id))
  // The chosen item stays an option even if it does not match the search.
  const options = item && !shown.has(item.id) ? [...matches, item] : matches

  return (
    <Select
      {...languageAttributes(text)}
      label="Library item"
      placeholder="Search your library"
      required
      withAsterisk={false}
      searchable
      allowDeselect={false}
      data={options.map(({ id, title }) => ({ value: id, label: shownTitle(title) }))}
      filter={({ options: all }) => all.filter((option) => 'value' in option && shown.has(option.value))}
      value={item?.id ?? null}
      searchValue={text}
      openOnFocus={false}
      renderOption={({ option }) => <span {...languageAttributes(option.label)}>{option.label}</span>}
      error={error && <FieldError>{error}</FieldError>}
      nothingFoundMessage={describeNothing(search, found)}
      classNames={{ dropdown: 'hl-raised', option: `hl-item ${styles.option}` }}
      comboboxProps={LIST}
      maxDropdownHeight={220}
      onSearchChange={setText}
      onChange={(id) => {
        const chosen = matches.find((match) => match.id === id)
        if (chosen) onChange(chosen)
      }}
    />
  )
}

function describeNothing(search: string, { error, isPending }: { error: unknown; isPending: boolean }): string {
  if (error) return readFailure(error).message
  if (isPending) return 'Loading...'
  return search ? 'No items found' : 'Nothing saved yet. Save a hook, a script or a caption first.'
}

/** Returns the text after a delay without changes. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
