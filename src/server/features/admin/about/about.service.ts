import { type About } from '../../../../shared/features/admin/about.schema.ts'
import { type AboutRepository } from './about.repository.ts'

/** What this process knows of itself. */
export interface ProcessFacts extends Pick<About, 'version' | 'commit' | 'node' | 'system' | 'variables'> {
  startedAt: Date
}

/** The owner's page about this server. It calls nothing outside of it. */
export function createAbout(deps: {
  repository: AboutRepository
  facts: ProcessFacts
  /** The adapter of each outside service, now. */
  adapters(): About['adapters']
  access: Pick<About, 'plans' | 'registration'>
}) {
  const { repository, facts, adapters, access } = deps
  return async (): Promise<About> => {
    const about = {
      ...facts,
      startedAt: facts.startedAt.toISOString(),
      database: await repository.findDatabase(),
      adapters: adapters().map(({ service, adapter }) => ({ service, adapter })),
      plans: access.plans,
      registration: access.registration,
    }
    return { ...about, report: toReport(about) }
  }
}

/** The report of a bug: no value of a variable and no address, because it is pasted where everyone reads it. */
function toReport(about: Omit<About, 'report'>): string {
  const { version, commit, node, system, database, adapters, plans, registration, variables } = about
  return [
    `Hookline ${version}${commit === null ? '' : ` (${commit})`}`,
    `Node ${node}, ${system}`,
    `${database.engine}, ${database.schema}`,
    ...adapters.map(({ service, adapter }) => `${service}: ${adapter}`),
    `plans: ${plans ? 'on' : 'off'}, registration: ${registration}`,
    `set: ${variables.join(', ') || 'nothing'}`,
  ].join('\n')
}
