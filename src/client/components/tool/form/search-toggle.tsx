import { useEffect, useState } from 'react'
import { LIMIT_MESSAGE } from '../../../../shared/errors.ts'
import { SEARCH_IS_PREMIUM } from '../../../lib/billing/reached-limit.ts'
import { shortDay } from '../../../lib/time/format-time.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { Toggle } from '../../../ui/fields/toggle.tsx'
import { LimitDialog } from '../../dialogs/limit-dialog.tsx'

interface SearchToggleProps {
  checked: boolean
  /** Hides the description visually. */
  compact?: boolean
  onChange(checked: boolean): void
}

/**
 * Switches internet search on or off. It needs Premium and a server with a search provider. Source: docs/product-rules.md#plans.
 */
export function SearchToggle({ checked, compact = false, onChange }: SearchToggleProps) {
  const { data: config } = trpc.auth.config.useQuery()
  const { data: usage } = trpc.subscription.usage.useQuery()
  const [locked, setLocked] = useState(false)
  const live = config?.research.live
  const premium = usage?.hasActiveSubscription ?? false
  const searches = usage?.searches
  // Null: there is no limit.
  const left = searches ? searches.remaining : 0
  const usedUp = premium && left === 0

  const usable = live && premium && !usedUp
  // A stored draft may have it on although the switch is disabled now.
  const isStale = checked && config !== undefined && usage !== undefined && !usable
  useEffect(() => {
    if (isStale) onChange(false)
  }, [isStale, onChange])

  function describe(): string {
    if (live === false) return LIMIT_MESSAGE.search_not_set_up
    if (usage && !premium) return LIMIT_MESSAGE.search_not_included
    if (!searches || left === null || searches.limit === null)
      return 'Looks up your topic on the internet before it writes.'
    const renewal = usedUp ? `, renews on ${shortDay(searches.resetDate)}` : ''
    return `${left.toLocaleString('en-US')} of ${searches.limit.toLocaleString('en-US')} searches left this month${renewal}`
  }

  return (
    <>
      <Toggle
        label="Search the internet"
        description={describe()}
        compact={compact}
        disabled={!live || !usage || usedUp}
        locked={live === true && usage !== undefined && !premium}
        checked={usable === true && checked}
        onChange={(next) => (premium ? onChange(next) : setLocked(true))}
      />
      <LimitDialog open={locked} limit={SEARCH_IS_PREMIUM} onClose={() => setLocked(false)} />
    </>
  )
}
