import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSignOut } from '../../../components/navigation/use-sign-out.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'

const DeleteDialog = lazyComponent(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

/** What deleting the account does. Used on the card and in the dialog. */
const CONSEQUENCE =
  'Deleting removes your account, everything you wrote and saved, your planner, your recordings and your settings. There is no way back.'

/** Buttons to sign out and to delete the account. */
export function DangerZone() {
  const [asking, setAsking] = useState<boolean>()
  const signOut = useSignOut()
  return (
    <SubjectCard title="Danger Zone" tone="danger">
      <p className="hl-small hl-text-2">{CONSEQUENCE}</p>
      <div className="hl-row">
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
        <Button variant="subtle" color="gray" onClick={signOut}>
          Sign Out
        </Button>
      </div>
      {asking !== undefined && (
        <Suspense>
          <DeleteDialog open={asking} consequence={CONSEQUENCE} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SubjectCard>
  )
}
