import { Button } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { clockTime } from '../../lib/time/format-time.ts'
import { useElapsed } from '../../lib/time/use-elapsed.ts'
import { DOUBLE_TAP_MS } from '../../components/tool/tool-run.ts'
import { BottomBar } from '../../ui/overlays/bottom-bar.tsx'
import { describeRun } from './speech-run.ts'
import { formatCharacters } from '../../lib/audio/speech-facts.ts'
import { type SpeechTool } from './use-speech-tool.ts'

/** The main action in the bottom bar. All states use the same button element, so that it keeps the focus. */
export function SpeechBar({ tool, folded }: { tool: SpeechTool; folded: boolean }) {
  const { run, input, form, stopped, remaining, canGenerate, submit, stop } = tool
  const writing = run.phase === 'writing'
  const elapsed = useElapsed(run.startedAt, writing)
  const left = typeof remaining !== 'number' ? '' : `${remaining.toLocaleString('en-US')} left this month`
  const state = writing || folded ? describeRun(run) : formatCharacters(input.text.length)
  return (
    <BottomBar
      title={stopped ? 'Stopped' : state}
      detail={writing ? clockTime(elapsed) : stopped ? 'Only finished audio uses characters' : left}
    >
      <Button
        variant={writing || folded ? 'default' : 'filled'}
        disabled={!writing && !folded && !canGenerate}
        leftSection={writing ? <IconPlayerStop size={18} stroke={1.75} aria-hidden="true" /> : null}
        onClick={() => {
          if (!writing) (folded ? form.edit : submit)()
          else if (Date.now() - run.startedAt > DOUBLE_TAP_MS) stop()
        }}
      >
        {writing ? 'Stop' : folded ? 'Edit text' : 'Generate Speech'}
      </Button>
    </BottomBar>
  )
}
