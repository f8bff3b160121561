import type { OwnAllowance, PeoplePage, Person } from '../../../../shared/features/admin/people.schema.ts'
import { longDay, shortDay, timeOfDay } from '../../../lib/time/format-time.ts'

/** What a person has used this month, tool by tool; tools without use are left out. */
export function describeUse({ used }: Pick<Person, 'used'>): string {
  const parts = [
    count(used.hooks, 'set of hooks', 'sets of hooks'),
    count(used.scripts, 'script'),
    count(used.captions, 'caption'),
    count(used.refine, 'refinement'),
    count(used.searches, 'search', 'searches'),
    count(used.speechCharacters, 'spoken character'),
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : 'Nothing'
}

/** How much a person may use: the plan, otherwise the allowance of everyone, and what is the person's own. */
export function describeAllowance({ access, plan, allowance }: Person, { hasPlans, everyone }: PeoplePage): string {
  const own = listAmounts(allowance)
  const usual = describeUsual({ access, plan }, { hasPlans, everyone })
  if (own === '') return usual
  return plan === null ? `Own allowance: ${own}` : `${usual}; own allowance: ${own}`
}

function describeUsual(
  { access, plan }: Pick<Person, 'access' | 'plan'>,
  { hasPlans, everyone }: Pick<PeoplePage, 'hasPlans' | 'everyone'>,
): string {
  if (!hasPlans) return listAmounts(everyone) || 'No limit'
  if (access !== 'standard') return 'Everything, without a plan'
  return plan === null ? 'Free' : PLAN[plan]
}

const PLAN = { monthly: 'Premium, monthly', yearly: 'Premium, yearly' } as const

function listAmounts({ prompts, searches, speechCharacters }: OwnAllowance): string {
  const parts = [
    prompts !== null && (count(prompts, 'prompt') || 'no prompts'),
    searches !== null && (count(searches, 'search', 'searches') || 'no searches'),
    speechCharacters !== null && `${count(speechCharacters, 'character') || 'no characters'} of speech`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `${parts.join(', ')} a month` : ''
}

/** When a person was last seen; the server knows it to the hour. */
export function describeLastSeen({ lastSeenAt }: Pick<Person, 'lastSeenAt'>): string {
  return lastSeenAt === null ? 'not seen lately' : `last seen ${shortDay(lastSeenAt)}, ${timeOfDay(lastSeenAt)}`
}

export const describeSince = ({ createdAt }: Pick<Person, 'createdAt'>): string => `Since ${longDay(createdAt)}`

/** An amount in words; empty for none. */
function count(amount: number, one: string, many = `${one}s`): string {
  if (amount === 0) return ''
  return `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`
}
