import { SCRIPT_FORMATS, SCRIPT_TYPES } from '../../../shared/features/scripts/scripts.constants.ts'
import { ToneChoice } from '../../components/tool/form/tone-choice.tsx'
import { type ToolFields, ToolForm } from '../../components/tool/form/tool-form.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { type ScriptInput } from './script-input.ts'

const FORMAT = { video: 'Video', podcast: 'Podcast', presentation: 'Presentation' } as const
const FORMATS = SCRIPT_FORMATS.map((value) => ({ value, label: FORMAT[value] }))
const LENGTH = { short: 'Short form (1\u00a0minute)', long: 'Long form (up to 10\u00a0minutes)' } as const
const LENGTHS = SCRIPT_TYPES.map((value) => ({ value, label: LENGTH[value] }))

/** The form of the script writer: subject, format, length, tone and search. */
export function ScriptForm({ fields, onSubmit }: { fields: ToolFields<ScriptInput>; onSubmit(): void }) {
  const format = fields.field('format')
  const subject = { ...fields.subject, label: `${FORMAT[format.value]} ${fields.subject.label}` }
  return (
    <ToolForm label="What the script is about" fields={{ ...fields, subject }} onSubmit={onSubmit}>
      <Choice label="Format" look="segments" options={FORMATS} {...format} />
      <Choice label="Length" look="columns" options={LENGTHS} {...fields.field('type')} />
      <ToneChoice {...fields.field('tone')} />
    </ToolForm>
  )
}
