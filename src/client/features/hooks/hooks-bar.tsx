import { Button } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { clockTime } from '../../lib/time.ts'
import { trpc } from '../../lib/trpc.ts'
import { quotaText } from '../../parts/prompt-quota.tsx'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { describeRun, type HookRun } from './hook-run.ts'
import { useElapsed } from './use-elapsed.ts'

/** The second tap of a double tap must not stop what the first one started in the same place. */
const DOUBLE_TAP_MS = 500

interface HooksBarProps {
  run: HookRun
  /** Whether the form is on screen, so that the action is its own and not a repetition. */
  editing: boolean
  blankTopic: boolean
  onGenerate(): void
  onStop(): void
}

/** The one action of the screen, where the thumb is. One button throughout, so that it keeps the focus. */
export function HooksBar({ run, editing, blankTopic, onGenerate, onStop }: HooksBarProps) {
  const { data } = trpc.subscription.usage.useQuery()
  const writing = run.phase === 'writing'
  const elapsed = useElapsed(run.startedAt, writing)
  const quota = data ? quotaText(data.prompts) : ''
  const state = editing && !writing ? '' : describeRun(run)
  const action = actionOf(writing, editing)
  return (
    <BottomBar title={state || quota} detail={writing ? clockTime(elapsed) : state && quota}>
      <Button
        variant={action.primary ? 'filled' : 'default'}
        disabled={action.label === 'Regenerate' && blankTopic}
        leftSection={action.icon}
        onClick={() => {
          if (!writing) onGenerate()
          else if (Date.now() - run.startedAt > DOUBLE_TAP_MS) onStop()
        }}
      >
        {action.label}
      </Button>
    </BottomBar>
  )
}

function actionOf(writing: boolean, editing: boolean) {
  if (writing)
    return { label: 'Stop', primary: false, icon: <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" /> }
  if (editing) return { label: 'Generate', primary: true, icon: null }
  return { label: 'Regenerate', primary: false, icon: <IconRefresh size={18} stroke={1.75} aria-hidden="true" /> }
}
