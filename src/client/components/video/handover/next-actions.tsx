import { type ButtonProps } from '@mantine/core'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { stripMarkup } from '../../../../shared/features/tts/tts.rules.ts'
import { itemSubject, type GeneratedText, parseSpokenScript } from './item-subject.ts'
import { type HandoverPiece } from './handover-pieces.ts'
import { NextButton } from './next-button.tsx'
import { type Handover } from './use-handover.ts'

interface NextActionsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  piece: GeneratedText
  handoverPiece: HandoverPiece
  handover: Handover
  /** For a text with several next steps: only the most likely one, or only the others. */
  part?: 'first' | 'rest'
  /** What the step continues with, for screen readers if a page has several: "for One pan". */
  of?: string
}

/** Buttons for the next steps of a saved or refined text, the most likely first. */
export function NextActions({ piece: { type, content }, handoverPiece, handover, part, ...look }: NextActionsProps) {
  if (part === 'rest' && type !== 'script') return null
  switch (type) {
    case 'hook':
      return (
        <NextButton step="script" onNext={() => handover.writeScript({ ...handoverPiece, hook: content })} {...look} />
      )
    case 'script': {
      const { text, gaps } = parseSpokenScript(content)
      const spoken = { ...handoverPiece, content: text, gaps }
      return (
        <>
          {part !== 'rest' && (
            <NextButton step="voice" text={text} onNext={() => handover.speak({ ...spoken, text })} {...look} />
          )}
          {part !== 'first' && <NextButton step="caption" onNext={() => handover.writeCaption(spoken)} {...look} />}
        </>
      )
    }
    case 'caption':
      return <NextButton step="plan" onNext={() => handover.plan(handoverPiece)} {...look} />
    case 'tts':
      return (
        <NextButton
          step="caption"
          onNext={() => handover.writeCaption({ ...handoverPiece, content: stripMarkup(content) })}
          {...look}
        />
      )
  }
}

/** Whether a text has several next steps. */
export const hasMoreSteps = ({ type }: Pick<GeneratedText, 'type'>): boolean => type === 'script'

/** Converts a library item into a piece for the next step. Without a video it becomes the first piece of a new one. */
export function toHandoverPiece(item: LibraryItem): HandoverPiece {
  const { id, type, videoId } = item
  return { videoId, subject: itemSubject(item), addition: { kind: 'item', id, type, videoId: videoId ?? null } }
}
