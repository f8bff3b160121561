import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Warning } from '../../../../shared/features/generation/generation.schema.ts'
import type { Generation } from '../../../../shared/features/generation/generations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import styles from './figure-marks.module.css'

/** The text whose figures are kept or removed: a result, or the current version of a conversation. */
export type FigureReview = (
  | { generationId: string; show(changed: Generation, words: string): void }
  | { conversationId: string; version: number }
) & {
  /** Whether the sentence can be removed. It cannot where a saved item is shown in place of the result. */
  canRemove: boolean
  /** Moves the focus to the text, after the figure that had it is no longer marked. */
  focus(): void
}

/**
 * Keeps a figure that nobody gave as true, or removes its sentence, which a toast offers to undo. `opened` is whether the choice
 * between them is on screen.
 */
function useFigureReview(review: FigureReview, { figure = '', path }: Warning) {
  const utils = trpc.useUtils()
  const [opened, setOpened] = useState(false)
  const [busy, setBusy] = useState<'keep' | 'remove' | null>(null)

  /** Closes the choice at once, which holds the focus while it is open. */
  const close = (): void => flushSync(() => setOpened(false))

  async function change(action: 'keep' | 'remove' | 'undo', words: string): Promise<void> {
    if ('generationId' in review) {
      const order = { id: review.generationId, figure, path, action }
      const changed = await withSignIn(() => utils.client.generations.reviewFigure.mutate(order))
      close()
      review.show(changed, words)
      if (changed.tool !== 'refine') void utils[changed.tool].recent.invalidate()
      // The result may be a piece of a video.
      void utils.library.videos.invalidate()
    } else {
      const { conversationId: id, version } = review
      const changed = await withSignIn(() =>
        action === 'undo'
          ? utils.client.conversations.restore.mutate({ id, version })
          : utils.client.conversations.reviewFigure.mutate({ id, figure, action }),
      )
      close()
      utils.conversations.get.setData({ id }, changed)
      announce(words)
    }
  }

  const report = (title: string) => (error: unknown) =>
    notify({ tone: 'failed', title, description: readFailure(error).message })

  async function act(action: 'keep' | 'remove'): Promise<void> {
    if (busy) return
    setBusy(action)
    try {
      // The toast says that the sentence is gone.
      await change(action, action === 'keep' ? `${figure} is kept as true` : '')
      review.focus()
      if (action === 'keep') return
      const undo = (): void => void change('undo', `The sentence with ${figure} is back`).catch(report('Not undone'))
      notify({ title: `Removed the sentence with ${figure}`, action: { label: 'Undo', act: undo } })
    } catch (error) {
      report(action === 'keep' ? 'Not kept' : 'Not removed')(error)
    } finally {
      setBusy(null)
    }
  }

  return { opened, setOpened, busy, keep: () => void act('keep'), remove: () => void act('remove') }
}

interface FigureActionsProps {
  review: FigureReview
  warning: Warning
  children: ReactNode
}

/** A figure that opens two buttons: to keep it as true, and to remove its sentence. */
export function FigureActions({ review, warning, children }: FigureActionsProps) {
  const { opened, setOpened, busy, keep, remove } = useFigureReview(review, warning)
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withArrow hideDetached={false}>
      <Popover.Target>
        <button type="button" className={styles.button} onClick={() => setOpened(!opened)}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.actions ?? ''}>
        <p className="hl-small hl-text-2">
          Nobody gave this figure.{!review.canRemove && ' What is saved is changed in your library.'}
        </p>
        <BusyButton busy={busy === 'keep'} busyLabel="Keeping..." variant="default" onClick={keep}>
          Keep, it is true
        </BusyButton>
        {review.canRemove && (
          <BusyButton busy={busy === 'remove'} busyLabel="Removing..." variant="default" onClick={remove}>
            Remove
          </BusyButton>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
