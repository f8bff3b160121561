import { findField } from '../field.ts'
import { type Topic } from '../topic.ts'
import { type Frame, parseFrames } from './frame.ts'
import { KINDS } from './kinds.templates.ts'

const OF_FIELD = new Map(
  KINDS.split('\n# ')
    .slice(1)
    .map((block): [string, readonly Frame[]] => {
      const [name = '', ...lines] = block.split('\n')
      return [name, parseFrames(`# {subject}:\n${lines.join('\n')}`)]
    }),
)

/** Frames for the field of things that a topic names; none where no field is sure. */
export const kindFrames = (topic: Topic): readonly Frame[] => OF_FIELD.get(findField(topic)?.name ?? '') ?? []
