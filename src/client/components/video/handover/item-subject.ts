import { cutAtWord } from '../../../../shared/cut-at-word.ts'
import { type Tone, TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { titleText } from '../../../../shared/features/library/library.rules.ts'
import type { LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { PLANNER_PLATFORMS } from '../../../../shared/features/planner/planner.constants.ts'
import { readScript, scriptText, listSlots } from '../../../../shared/features/scripts/scripts.rules.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { type VideoSubject } from './handover-pieces.ts'

/** A text that a tool generated, with its metadata. */
export interface GeneratedText {
  type: LibraryType
  content: string
  metadata?: Readonly<Record<string, unknown>> | null | undefined
}

/** Returns the subject of a text: what was requested, else its own first words. */
export function itemSubject({ content, metadata }: GeneratedText): VideoSubject {
  const { topic, content: asked, platform, tone, details } = metadata ?? {}
  const texts = [topic, asked, titleText(content)].filter((text) => typeof text === 'string')
  const said = texts.find((text) => text.trim() !== '') ?? ''
  const known = PLANNER_PLATFORMS.find((name) => name === platform)
  const isTone = TONES.find((name: Tone) => name === tone)
  return {
    topic: cutAtWord(said.trim(), INPUT_LIMITS.topic, (part) => part.length),
    ...(known && { platform: known }),
    ...(isTone && { tone: isTone }),
    ...(typeof details === 'string' &&
      details !== '' && { details: details.split('\n').slice(0, INPUT_LIMITS.details) }),
  }
}

/** Returns the spoken words of a script, and the number of its unfilled placeholders. */
export function parseSpokenScript(content: string): { text: string; gaps: number } {
  const beats = readScript(content)
  return beats
    ? { text: scriptText(beats, { directions: false }), gaps: listSlots(beats).length }
    : { text: content, gaps: 0 }
}
