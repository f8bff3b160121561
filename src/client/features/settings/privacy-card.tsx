import { SubjectCard } from '../../ui/data/subject-card.tsx'
import { Toggle } from '../../ui/fields/toggle.tsx'

/** Setting for sharing usage data. */
export function PrivacyCard({ dataSharing, onChange }: { dataSharing: boolean; onChange(on: boolean): void }) {
  return (
    <SubjectCard title="Privacy & Security">
      <Toggle
        label="Analytics & Improvements"
        description="Share anonymous usage data"
        at="end"
        checked={dataSharing}
        onChange={onChange}
      />
      <p className="hl-meta hl-text-3">
        Counts how often each tool is used on this server. It does not record who used it or what was written.
      </p>
    </SubjectCard>
  )
}
