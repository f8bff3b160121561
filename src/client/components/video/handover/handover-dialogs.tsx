import { useEffect, useEffectEvent, useState } from 'react'
import { LimitDialog } from '../../dialogs/limit-dialog.tsx'
import { usePlanSheet } from '../plan/use-plan-sheet.tsx'
import { useVideo } from '../use-video.ts'
import { type Handover } from './use-handover.ts'

/** The dialogs of a handover: a used-up allowance, and the sheet that plans the video. */
export function HandoverDialogs({ handover: { limit, closeLimit, planned } }: { handover: Handover }) {
  const [last, setLast] = useState(limit)
  // The text stays while the dialog fades out.
  if (limit !== null && limit !== last) setLast(limit)
  const { openPlan, sheet } = usePlanSheet(useVideo(planned?.videoId).video)
  const open = useEffectEvent(openPlan)
  useEffect(() => {
    if (planned) open()
  }, [planned])
  return (
    <>
      {last && <LimitDialog open={limit !== null} limit={last} onClose={closeLimit} />}
      {sheet}
    </>
  )
}
