import { useEffect, useState } from 'react'

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 250

/**
 * Manages the text of a search field. `onSearch` is debounced. If `searched` changes otherwise, for example by Back, the text is
 * updated.
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
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted, last.sent, onSearch])

  return { text, setText }
}
