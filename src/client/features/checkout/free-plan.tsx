import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { forgetToolPage, readToolPage } from '../../lib/billing/tool-page-intent.ts'
import styles from './free-plan.module.css'

/**
 * The way on without paying, before everything else of the checkout. It leads to the page that the user asked for before, else to
 * the first tool.
 */
export function FreePlan() {
  const navigate = useNavigate()
  const intended = useLocation({ select: ({ state }) => state.intended })

  async function goOn(): Promise<void> {
    const { to, search } = readToolPage() ?? { to: '/hook-generator', search: {} }
    if (intended === undefined) await navigate({ to, search })
    else await navigate({ href: intended })
    forgetToolPage()
  }

  return (
    <section className={`hl-surface ${styles.free}`} aria-label="Free plan">
      <p>You are on the free plan: {ALLOWANCE.free.prompts.limit} prompts a day, no card.</p>
      <Button size="lg" onClick={() => void goOn()}>
        Continue with the free plan
      </Button>
    </section>
  )
}
