import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import styles from './saved-link.module.css'

interface SavedLinkProps {
  /** Id of the saved item. Null if only the recording exists. */
  itemId: string | null
  /** Its name, for screen readers. */
  title: string
  /** Whether narrow screens show only "View". */
  short?: boolean
}

/** A link to a saved item in the library. */
export function SavedLink({ itemId, title, short = false }: SavedLinkProps) {
  return (
    <ButtonLink
      to="/library"
      search={itemId === null ? { tab: 'voice' } : { item: itemId }}
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={`View in library: ${title}`}
    >
      View<span className={short ? styles.long : undefined}>&nbsp;in library</span>
    </ButtonLink>
  )
}
