import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSignOut } from '../../../components/navigation/use-sign-out.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { DELETION_CONSEQUENCE, DeleteDialog } from './delete-dialog.tsx'

/** Buttons to sign out and to delete the account. */
export function DangerZone() {
  const [asking, setAsking] = useState(false)
  const signOut = useSignOut()
  return (
    <SubjectCard title="Danger Zone" tone="danger">
      <p className="hl-small hl-text-2">{DELETION_CONSEQUENCE}</p>
      <div className="hl-row">
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
        <Button variant="subtle" color="gray" onClick={signOut}>
          Sign Out
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </SubjectCard>
  )
}
