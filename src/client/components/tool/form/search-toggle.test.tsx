import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { periodStart } from '../../../../shared/features/usage/usage.rules.ts'
import { ALLOWANCE } from '../../../../shared/plans.ts'
import { openTool } from '../../../testing/open-tool.ts'

const HOOKS = {
  path: '/hook-generator',
  heading: 'Hook Generator',
  form: 'What the hooks are about',
  subject: 'Topic',
}
const SEARCH = { name: 'Search the internet' }

describe('the switch of the internet search', () => {
  it('is locked on the free plan, and names the plan when tapped', async () => {
    const { form, user, generate, server } = await openTool(HOOKS, { research: true })
    await form.findByText('Internet search is part of Premium')
    form.getByText('Premium')
    const toggle = form.getByRole<HTMLInputElement>('switch', SEARCH)
    await user.click(toggle)
    const dialog = within(await screen.findByRole('dialog', { name: 'Internet search is part of Premium' }))
    dialog.getByText('Premium looks up your topic on the internet before it writes, 1,000 times a month.')
    expect(dialog.getByRole('link', { name: 'Upgrade to Pro - $9.99/month' }).getAttribute('href')).toBe('/pricing')
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toggle.checked).toBe(false)
    expect(document.activeElement).toBe(toggle)
    await generate('Bread')
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(server.research.queries).toEqual([])
  })

  it('is locked when the searches of the month are used up, also for a draft that had it on', async () => {
    const { form, user, subject, server, reload } = await openTool(HOOKS, { research: true, premium: true })
    await form.findByText('1,000 of 1,000 searches left this month')
    await user.type(subject, 'Bread')
    await user.click(form.getByRole('switch', SEARCH))
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    const spent = {
      user_id: session?.user.id ?? '',
      kind: 'searches',
      period: 'month',
      period_start: periodStart('month', server.clock.now()).toISOString(),
      used: ALLOWANCE.premium.searches.limit,
    }
    await server.db.insertInto('usage_counters').values(spent).execute()
    const again = await reload()
    await again.form.findByText(/^0 of 1,000 searches left this month, renews on 1 \w+$/u)
    const toggle = again.form.getByRole<HTMLInputElement>('switch', SEARCH)
    expect(toggle.disabled).toBe(true)
    expect(toggle.checked).toBe(false)
    await again.generate('')
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(server.research.queries).toEqual([])
  })
})
