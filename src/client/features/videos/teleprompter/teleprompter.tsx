import { Button, Modal } from '@mantine/core'
import { IconMinus, IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { SPEAKING_WORDS_PER_MINUTE } from '../../../../shared/features/generation/generation.constants.ts'
import type { TimedBeat } from '../../../../shared/features/scripts/scripts.rules.ts'
import { leaveFullScreen, onFullScreenLeft } from '../../../lib/browser/full-screen.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts'
import { prompterBeats } from './prompter-times.ts'
import styles from './teleprompter.module.css'
import { usePrompter } from './use-prompter.ts'

interface TeleprompterProps {
  beats: readonly TimedBeat[]
  open: boolean
  onClose(): void
}

/** A script in large type on the whole screen. It scrolls at the speed of its beats. */
export function Teleprompter({ beats, open, onClose }: TeleprompterProps) {
  useFocusReturn(open)
  useWakeLock(open)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const forget = onFullScreenLeft(() => close())
    return () => {
      forget()
      void leaveFullScreen()
    }
  }, [open])
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      fullScreen
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
    >
      <Modal.Content aria-label="Teleprompter">
        <Modal.Body>
          <Reader beats={beats} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Reader({ beats, onClose }: Pick<TeleprompterProps, 'beats' | 'onClose'>) {
  const timed = useMemo(() => prompterBeats(beats), [beats])
  const frameRef = useRef<HTMLElement>(null)
  const prompter = usePrompter(timed, frameRef)
  const wordsPerMinute = Math.round(prompter.speed * SPEAKING_WORDS_PER_MINUTE)

  useEffect(() => {
    const actions: Record<string, () => void> = {
      ' ': prompter.toggle,
      ArrowRight: () => prompter.changeSpeed(1),
      ArrowLeft: () => prompter.changeSpeed(-1),
      ArrowDown: () => prompter.move(1),
      ArrowUp: () => prompter.move(-1),
      Home: prompter.restart,
    }
    function press(event: KeyboardEvent): void {
      const action = actions[event.key]
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return
      // Space must still press a focused button.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  const Icon = prompter.isRunning ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <section ref={frameRef} className={styles.frame} tabIndex={0} aria-label="Text to read">
        <ol className={styles.beats}>
          {timed.map(({ text, direction, slot }, index) => (
            <li key={index} data-beat={index} data-now={index === prompter.at || undefined} className={styles.beat}>
              {direction && (
                <p className={styles.direction} {...languageAttributes(direction)}>
                  {direction}
                </p>
              )}
              {text && <p {...languageAttributes(text)}>{text}</p>}
              {slot && (
                <p className={styles.slot}>
                  Fill in: <span {...languageAttributes(slot)}>{slot}</span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.bar}>
        <Button data-autofocus leftSection={<Icon size={18} aria-hidden="true" />} onClick={prompter.toggle}>
          {prompter.isRunning ? 'Stop' : 'Start'}
        </Button>
        <div className={styles.speed}>
          <Button variant="default" aria-label="Slower" onClick={() => prompter.changeSpeed(-1)}>
            <IconMinus size={18} stroke={1.75} aria-hidden="true" />
          </Button>
          <output className={`hl-small hl-figures ${styles.words}`}>
            {wordsPerMinute} <span className={styles.unit}>words a minute</span>
          </output>
          <Button variant="default" aria-label="Faster" onClick={() => prompter.changeSpeed(1)}>
            <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        </div>
        <p className={`hl-meta hl-text-2 ${styles.keys}`}>
          Space starts and stops. Up and down change the beat, left and right the speed.
        </p>
        <Button variant="subtle" color="gray" className={styles.close ?? ''} onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}
