import { IconLock } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { shortDay, timeOfDay } from '../../lib/time/format-time.ts'
import type { GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import { readResultSearch } from '../../lib/generation/result-search.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { rememberToolPage } from '../../lib/billing/tool-page-intent.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { PageMain } from '../page/page-main.tsx'
import styles from './tool-guard.module.css'

interface ToolGuardProps {
  /** The allowance that the tool spends. */
  allowance?: 'prompts' | 'speech'
  /** The tool's name, if its results have an address. */
  tool?: GenerationTool
  /** Recent results, which a user without allowance can still see. */
  history?: ReactNode
  children: ReactNode
}

/**
 * Renders a tool if the user has some of its allowance left, else says what is used up. It does not replace an open tool or an
 * opened result: the last prompt of the day may still be running. While the allowance is unknown, the tool is rendered, because
 * the server enforces the limit. Source: docs/product-rules.md#allowances.
 */
export function ToolGuard({ allowance = 'prompts', tool, history, children }: ToolGuardProps) {
  const { data } = trpc.subscription.usage.useQuery()
  const { result } = readResultSearch(useSearch({ strict: false }))
  const [entered, setEntered] = useState(result !== undefined)
  const usedUp = data !== undefined && !data.hasActiveSubscription && data[allowance].remaining === 0
  const { data: running } = trpc.generations.list.useQuery(
    { state: 'running' },
    { enabled: usedUp && !entered && tool !== undefined, staleTime: 0 },
  )
  if (!entered && (!usedUp || running?.some((one) => one.tool === tool))) setEntered(true)
  return entered || !usedUp ? children : <SubscriptionRequired spent={spentText(allowance, data)} history={history} />
}

/** Describes the used-up allowance and when it renews. */
function spentText(allowance: 'prompts' | 'speech', { prompts, speech }: UsageOverview): string {
  if (allowance === 'prompts' && prompts.period === 'month') {
    return `Your ${prompts.limit} prompts for this month are used up. They renew on ${shortDay(prompts.resetDate)}`
  }
  if (allowance === 'prompts') {
    return `Your ${prompts.limit} free prompts for today are used up. They renew at ${timeOfDay(prompts.resetDate)}`
  }
  const characters = `${speech.limit?.toLocaleString('en-US')} free text-to-speech characters`
  return `Your ${characters} for this month are used up. They renew on ${shortDay(speech.resetDate)}`
}

function SubscriptionRequired({ spent, history }: { spent: string; history: ReactNode }) {
  const location = useLocation()
  return (
    <PageMain className="hl-wrap">
      <section className={`hl-surface ${styles.card}`} aria-labelledby="subscription-required">
        <span className={styles.lock}>
          <IconLock size={24} stroke={1.75} aria-hidden="true" />
        </span>
        <h1 id="subscription-required" tabIndex={-1}>
          Subscription Required
        </h1>
        <p className="hl-text-2">{spent}. Subscribe to carry on now.</p>
        <div className={`hl-row ${styles.actions}`}>
          <ButtonLink to="/pricing" size="lg" onClick={() => rememberToolPage(location)}>
            Subscribe Now
          </ButtonLink>
          <ButtonLink to="/dashboard" size="lg" variant="subtle" color="gray">
            Back to Dashboard
          </ButtonLink>
        </div>
      </section>
      {history}
    </PageMain>
  )
}
