import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ITEM_KINDS } from './item-kinds.ts'
import { type LibrarySearch } from './library-search.ts'

interface EmptyItemsProps {
  search: LibrarySearch
  favorites: boolean
  onClear(): void
  onImport(): void
}

/** The empty state of the item list. */
export function EmptyItems({ search, favorites, onClear, onImport }: EmptyItemsProps) {
  const isFiltered = search.q !== undefined || search.type !== undefined || search.folder !== undefined
  if (favorites && !isFiltered) {
    return <EmptyState title="No favorites yet" reason="Tap the heart of anything you want to find again." />
  }
  return (
    <EmptyState
      title="No items found"
      reason={
        isFiltered
          ? describeSearch(search)
          : 'Save a hook, a script or a caption, and it stays here. Or import a ZIP that you exported.'
      }
    >
      {isFiltered && (
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      )}
      <ButtonLink to="/hook-generator" variant="default">
        Generate Hooks
      </ButtonLink>
      <ButtonLink to="/script-writer" variant="default">
        Write Scripts
      </ButtonLink>
      {!isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onImport}
        >
          Import a ZIP
        </Button>
      )}
    </EmptyState>
  )
}

/** Describes a search without results: `Nothing matches “air fryer” in Scripts, in the folder “Winter”.` */
function describeSearch({ q, type, folder }: LibrarySearch): string {
  const words = q === undefined ? 'Nothing is here' : `Nothing matches “${q}”`
  const kind = type ? ` in ${ITEM_KINDS[type].several}` : ''
  return `${words}${kind}${folder === undefined ? '' : `, in the folder “${folder}”`}.`
}
