import { useEffect, useState } from 'react'

/** Debounce, in milliseconds. */
const DEBOUNCE_MS = 250

/** The text of a search box. `onSearch` is debounced. When `searched` changes otherwise, such as by Back, the text follows. */
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
