import { type ButtonProps } from '@mantine/core'
import { type MadeText, spokenScript } from './item-subject.ts'
import { type Handed } from './handed.ts'
import { NextButton } from './next-button.tsx'
import { type Handover } from './use-handover.ts'

interface NextActionsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  piece: MadeText
  handed: Handed
  handover: Handover
  /** What is handed over, for screen readers, where several stand on a page: "for One pan". */
  of?: string
}

/** The next steps of a text that is saved or refined, the likeliest first. */
export function NextActions({ piece: { type, content }, handed, handover, ...look }: NextActionsProps) {
  switch (type) {
    case 'hook':
      return <NextButton step="script" onNext={() => handover.writeScript({ ...handed, hook: content })} {...look} />
    case 'script': {
      const { text, gaps } = spokenScript(content)
      return (
        <>
          <NextButton step="voice" text={text} onNext={() => handover.speak({ ...handed, text, gaps })} {...look} />
          <NextButton
            step="caption"
            onNext={() => handover.writeCaption({ ...handed, content: text, gaps })}
            {...look}
          />
        </>
      )
    }
    case 'caption':
      return <NextButton step="plan" onNext={() => handover.plan(handed)} {...look} />
    case 'tts':
      return <NextButton step="caption" onNext={() => handover.writeCaption({ ...handed, content })} {...look} />
  }
}
