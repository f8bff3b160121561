import { type Outcome } from '../piece.ts'
import { type Shape } from '../topic.ts'

/** Whether a person in danger got help and no text: 1 or 0. Null for other topics. */
export function helped(shape: Shape, outcome: Outcome): number | null {
  return shape === 'crisis' ? Number(outcome === 'help') : null
}

/** Whether a topic that is no crisis was answered with help instead of a text: 1 or 0. Null for a crisis. */
export function gotNeedlessHelp(shape: Shape, outcome: Outcome): number | null {
  return shape === 'crisis' ? null : Number(outcome === 'help')
}
