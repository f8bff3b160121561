import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import styles from './saved-link.module.css'

interface SavedLinkProps {
  /** The item that was saved; null where only its recording is kept. */
  itemId: string | null
  /** What it is called, for screen readers. */
  title: string
  /** Whether narrow screens show one word of it. */
  short?: boolean
}

/** The way from something that was saved to where it is kept. */
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
