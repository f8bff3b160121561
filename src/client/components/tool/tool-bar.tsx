import { Button } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { clockTime } from '../../lib/time/format-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useElapsed } from '../../lib/time/use-elapsed.ts'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { quotaText } from '../billing/prompt-quota.tsx'
import { DOUBLE_TAP_MS, type ToolRun } from './tool-run.ts'

/** Maximum label length in characters for which an icon still fits on a narrow phone. */
const ROOM_FOR_ICON = 12

interface ToolBarProps {
  run: ToolRun
  /** State of the run: `Writing 3 of 10`. */
  words: string
  /** Label of the button that writes again. */
  again: string
  /** Whether the form is open. The button then submits it instead of writing again. */
  editing: boolean
  blank: boolean
  onGenerate(): void
  onAgain(): void
  onStop(): void
}

/** The main action in the bottom bar. All states use the same button element, so that it keeps the focus. */
export function ToolBar({ run, words, again, editing, blank, onGenerate, onAgain, onStop }: ToolBarProps) {
  const { data } = trpc.subscription.usage.useQuery()
  const writing = run.phase === 'writing'
  const elapsed = useElapsed(run.startedAt, writing)
  const quota = data ? quotaText(data.prompts) : ''
  const state = editing && !writing ? '' : words
  return (
    <BottomBar title={state || quota} detail={writing ? clockTime(elapsed) : state && quota}>
      <Button
        variant={editing && !writing ? 'filled' : 'default'}
        disabled={!writing && !editing && blank}
        leftSection={chooseIcon(writing, editing || again.length > ROOM_FOR_ICON)}
        onClick={() => {
          if (!writing) (editing ? onGenerate : onAgain)()
          else if (Date.now() - run.startedAt > DOUBLE_TAP_MS) onStop()
        }}
      >
        {writing ? 'Stop' : editing ? 'Generate' : again}
      </Button>
    </BottomBar>
  )
}

function chooseIcon(writing: boolean, bare: boolean) {
  if (writing) return <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" />
  return bare ? null : <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
}
