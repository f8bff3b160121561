import { useState } from 'react'
import { LimitDialog } from '../../dialogs/limit-dialog.tsx'
import { type Handover } from './use-handover.ts'

/** What a handover shows over its page: an allowance that is used up, and the sheet that plans the video. */
export function HandoverDialogs({ handover: { limit, closeLimit } }: { handover: Handover }) {
  const [last, setLast] = useState(limit)
  // Keeps the words while the dialog fades out.
  if (limit !== null && limit !== last) setLast(limit)
  return last && <LimitDialog open={limit !== null} limit={last} onClose={closeLimit} />
}
