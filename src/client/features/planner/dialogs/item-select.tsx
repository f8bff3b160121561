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

const PAUSE_MS = 200
const MATCHES = 20
/** Part of the dialog, and never taken away by it: a keyboard on the screen moves the field as it opens. */
const LIST = { withinPortal: false, hideDetached: false } as const
const NONE: readonly Item[] = []

/** One saved item, found by what it says: the server searches while the user types. */
export function ItemSelect({ item, error, onChange }: ItemSelectProps) {
  const [text, setText] = useState('')
  const search = useSettled(item && text === shownTitle(item.title) ? '' : text.trim().slice(0, INPUT_LIMITS.search))
  const found = trpc.library.page.useQuery(
    { limit: MATCHES, ...(search && { search }) },
    { staleTime: 0, placeholderData: (previous) => previous },
  )
  const matches = found.data?.items ?? NONE
  const shown = new Set(matches.map(({ id }) => id))
  // The chosen one keeps its place behind the field, also where the search does not find it.
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

/** A text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
