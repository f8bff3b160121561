import { Textarea } from '@mantine/core'
import type { About } from '../../../../shared/features/admin/about.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { longDay, timeOfDay } from '../../../lib/time/format-time.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { AdminPanel } from '../admin-panel.tsx'
import styles from '../admin-cards.module.css'

/** Version, database and services of this server, and the report for a bug. */
export function AboutTab() {
  const query = trpc.admin.about.useQuery(undefined, { refetchOnMount: 'always' })
  return (
    <AdminPanel query={query} failedTitle="The facts about this server did not load">
      {(about) => (
        <div className={styles.cards}>
          <SubjectCard title="What runs here">
            <DescriptionList facts={toFacts(about)} />
          </SubjectCard>
          <SubjectCard title="Report a problem">
            <p className="hl-small hl-text-2">
              Paste this into your report. It has no password, no key, no address and nothing that anyone wrote.
            </p>
            <Textarea
              label="Facts for the report"
              readOnly
              rows={about.report.split('\n').length + 1}
              value={about.report}
              classNames={{ input: styles.lines ?? '' }}
            />
            <div className="hl-row">
              <CopyButton
                name="Copy report"
                label="Copy report"
                variant="default"
                onCopy={() => copyResult(about.report)}
              />
            </div>
          </SubjectCard>
        </div>
      )}
    </AdminPanel>
  )
}

function toFacts({ version, commit, node, system, startedAt, database, adapters, plans, registration }: About) {
  return [
    { name: 'Version', value: commit === null ? version : `${version}, commit ${commit}` },
    { name: 'Node', value: `${node} on ${system}` },
    { name: 'Database', value: database.engine },
    { name: 'Last migration', value: database.schema },
    { name: 'Running since', value: `${longDay(startedAt)}, ${timeOfDay(startedAt)} (this process)` },
    { name: 'Plans and prices', value: plans ? 'on' : 'off' },
    { name: 'New accounts', value: REGISTRATION[registration] ?? registration },
    ...adapters.map(({ service, adapter }) => ({
      name: `${service.charAt(0).toUpperCase()}${service.slice(1)}`,
      value: adapter,
    })),
  ].filter(({ name }, at, all) => all.findIndex((fact) => fact.name === name) === at)
}

const REGISTRATION: Record<string, string> = {
  open: 'everyone can sign up',
  invite: 'by invitation',
  closed: 'none',
}
