import { useEffect, useState } from 'react'

/** How long nobody types before the search begins, in milliseconds. */
const PAUSE_MS = 250

/**
 * What stands in a search box. `onSearch` hears of it once nobody types any more; when `searched` becomes something
 * else by another way, such as Back, the box follows.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched)
  const [last, setLast] = useState({ seen: searched, sent: searched })
  if (searched !== last.seen) {
    setLast({ seen: searched, sent: searched })
    if (searched !== last.sent) setText(searched)
  }
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === last.sent) return
    const timer = setTimeout(() => {
      setLast((before) => ({ ...before, sent: wanted }))
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, last.sent, onSearch])

  return { text, setText }
}
