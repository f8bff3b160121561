import { useEffect, useState } from 'react'
import { createPlanReminder } from '../../lib/feedback/plan-reminder.ts'
import { push, pushPermission } from '../../lib/feedback/push.ts'
import { timeOfDay } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { usePlannerEntries } from '../../lib/api/use-planner-entries.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** Notifies the user of due entries on every page, if they have enabled notifications. */
export function PlanReminders() {
  const { user } = useSession()
  return user ? <Reminders key={user.id} /> : null
}

function Reminders() {
  const allowed = pushPermission() === 'granted'
  const { data: profile } = trpc.auth.profile.useQuery(undefined, { enabled: allowed })
  const wanted = allowed && profile?.notifications === true
  const { data: entries } = usePlannerEntries({ enabled: wanted })
  const [reminder] = useState(() =>
    createPlanReminder(({ id, title, platform, scheduledDate }) =>
      push({ title: `Due now on ${platform}`, text: `${timeOfDay(scheduledDate)}, ${title}`, tag: id }),
    ),
  )
  useEffect(() => {
    if (wanted && entries) reminder.follow(entries)
    return reminder.stop
  }, [reminder, wanted, entries])
  return null
}
