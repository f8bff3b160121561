import type { ProviderState } from '../../../../shared/features/admin/providers.schema.ts'
import { shortDay, timeOfDay } from '../../../lib/time/format-time.ts'

type LastCall = NonNullable<ProviderState['lastSuccess']>

/** How a service did, by the last calls of the process; undefined for what is a part of the server or not set up. */
export function judgeProvider({
  service,
  canTest,
  queue,
  lastSuccess,
  lastFailure,
}: ProviderState): { tone: 'plain' | 'ok' | 'warn' | 'danger'; label: string } | undefined {
  // The database has just answered: this page is from it.
  if (service === 'database' || !isCalled({ canTest, lastSuccess, lastFailure })) return undefined
  if (queue && queue.breaker !== 'closed') return { tone: 'danger', label: 'Does not answer' }
  if (lastFailure && (!lastSuccess || lastFailure.at > lastSuccess.at))
    return { tone: 'warn', label: 'Last call failed' }
  if (lastSuccess) return { tone: 'ok', label: 'Works' }
  return { tone: 'plain', label: 'Not called yet' }
}

/** What is known of a service, as names and values. */
export function describeProvider(provider: ProviderState) {
  const { service, note, variables, lastSuccess, lastFailure, queue } = provider
  const set = variables.filter(({ isSet }) => isSet).map(({ name }) => name)
  const unset = variables.filter(({ isSet }) => !isSet).map(({ name }) => name)
  return [
    { name: 'Details', value: note },
    { name: 'Set', value: set.join(', ') || 'nothing' },
    { name: 'Not set', value: unset.join(', ') },
    ...(service !== 'database' && isCalled(provider)
      ? [{ name: 'Last answer', value: lastSuccess ? describeCall(lastSuccess) : 'none yet' }]
      : []),
    ...(lastFailure ? [{ name: 'Last failure', value: `${describeCall(lastFailure)}. ${lastFailure.reason}` }] : []),
    ...(queue ? [{ name: 'Queue', value: describeQueue(queue) }] : []),
  ].filter(({ value }) => value !== '')
}

function isCalled({
  canTest,
  lastSuccess,
  lastFailure,
}: Pick<ProviderState, 'canTest' | 'lastSuccess' | 'lastFailure'>) {
  return canTest || lastSuccess !== null || lastFailure !== null
}

function describeCall({ at, operation, milliseconds }: LastCall): string {
  return `${shortDay(at)}, ${timeOfDay(at)}: ${operation}, ${(milliseconds / 1_000).toFixed(1)} s`
}

function describeQueue({ running, waiting, places, breaker, until }: NonNullable<ProviderState['queue']>): string {
  const requests = `${running} running, ${waiting} waiting, ${places} ${places === 1 ? 'place' : 'places'}`
  if (breaker === 'closed') return requests
  if (breaker === 'trial' || until === null) return `${requests}; one call tries whether it answers again`
  return `${requests}; not called until ${timeOfDay(until)}, after five failures in a row`
}
