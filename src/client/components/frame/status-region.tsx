import { announcement } from '../../lib/feedback/announce.ts'
import { useStore } from '../../lib/browser/store.ts'

/** The page's only polite live region for screen readers. */
export function StatusRegion() {
  const text = useStore(announcement)
  return <output className="hl-hidden">{text}</output>
}
