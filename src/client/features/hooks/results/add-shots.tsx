import { IconCamera } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { listHookExtras } from '../../../../shared/features/hooks/hook-extras.rules.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { RunFailure } from '../../../components/tool/result/run-failure.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { type HookRun } from '../hook-run.ts'
import styles from './hook-results.module.css'

interface AddShotsProps {
  run: Pick<HookRun, 'phase' | 'content' | 'resultId'>
  /** Loads the result again. */
  refresh(): Promise<void>
}

/** Adds on-screen words, a first frame and a reason to all lines of a result that has none, where a model writes. */
export function AddShots({ run, refresh }: AddShotsProps) {
  const { phase, content, resultId } = run
  const utils = trpc.useUtils()
  const { data: config } = trpc.auth.config.useQuery()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const isOver = phase === 'done' || phase === 'stopped'
  const hasShots = content.some((row) => listHookExtras({ ...row }).length > 0)
  if (!config?.text.live || !isOver || hasShots || content.every(({ id }) => id === undefined)) return null

  async function add(): Promise<void> {
    const results = buttonRef.current?.closest('section')
    setBusy(true)
    setFailure(null)
    try {
      await withSignIn(() => utils.client.hooks.shots.mutate({ generationId: resultId }))
      await refresh()
      announce('First shots added')
      // The focused button is gone.
      if (document.activeElement === document.body) results?.querySelector('summary')?.focus()
    } catch (error) {
      setFailure(readFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.shots}>
      {failure && (
        <RunFailure
          failure={failure}
          title="No first shots added"
          withDialog={false}
          onRetry={() => {
            buttonRef.current?.focus()
            void add()
          }}
        />
      )}
      <BusyButton
        ref={buttonRef}
        variant="default"
        busy={busy}
        busyLabel="Adding first shots..."
        aria-describedby={hintId}
        leftSection={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void add()}
      >
        Add first shots
      </BusyButton>
      <p id={hintId} className="hl-meta hl-text-2">
        Words on screen, a first frame and why it works, for every line. Uses no prompt.
      </p>
    </div>
  )
}
