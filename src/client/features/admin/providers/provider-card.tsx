import type { ProviderService, ProviderState } from '../../../../shared/features/admin/providers.schema.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { CodeLines } from '../../../ui/data/code-lines.tsx'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './provider-card.module.css'
import { describeProvider, judgeProvider } from './provider-facts.ts'
import { ProviderTest } from './provider-test.tsx'

const TITLES: Record<ProviderService, string> = {
  text: 'Writer',
  speech: 'Voice',
  research: 'Internet search',
  identity: 'Accounts',
  mail: 'Mail',
  payments: 'Payments',
  'audio-store': 'Audio files',
  database: 'Database',
}

/** One outside service. */
export function ProviderCard({ provider }: { provider: ProviderState }) {
  const { service, adapter, lines, canTest } = provider
  const title = TITLES[service]
  const judgement = judgeProvider(provider)
  return (
    <SubjectCard title={title}>
      <div className={styles.head}>
        <b>{adapter}</b>
        {judgement && <Badge tone={judgement.tone}>{judgement.label}</Badge>}
      </div>
      <DescriptionList facts={describeProvider(provider)} />
      {canTest && <ProviderTest service={service} title={title} />}
      <details className={styles.more}>
        <summary>Lines for .env</summary>
        <CodeLines name={`the lines for ${title}`} lines={lines.split('\n')} />
      </details>
    </SubjectCard>
  )
}
