import { type RefObject } from 'react'
import { SCRIPT_FORMATS, SCRIPT_TYPES } from '../../../shared/features/scripts/scripts.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { OwnFacts } from '../../components/tool/form/own-facts.tsx'
import { SearchToggle } from '../../components/tool/form/search-toggle.tsx'
import { SubjectField } from '../../components/tool/form/subject-field.tsx'
import { ToneChoice } from '../../components/tool/form/tone-choice.tsx'
import { ToolForm } from '../../components/tool/form/tool-form.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { type ScriptInput } from './script-input.ts'

const FORMAT = { video: 'Video', podcast: 'Podcast', presentation: 'Presentation' } as const
const FORMATS = SCRIPT_FORMATS.map((value) => ({ value, label: FORMAT[value] }))
const LENGTH = { short: 'Short form (1\u00a0minute)', long: 'Long form (up to 10\u00a0minutes)' } as const
const LENGTHS = SCRIPT_TYPES.map((value) => ({ value, label: LENGTH[value] }))

interface ScriptFormProps {
  input: ScriptInput
  error: string
  fieldRef: RefObject<HTMLTextAreaElement | null>
  detailsRef: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onChange(input: ScriptInput): void
  onSubmit(): void
}

/** What the script is about: subject, format, length, tone, search. */
export function ScriptForm({ input, error, fieldRef, detailsRef, busy, onChange, onSubmit }: ScriptFormProps) {
  return (
    <ToolForm label="What the script is about" busy={busy} onSubmit={onSubmit}>
      <SubjectField
        label={`${FORMAT[input.format]} topic`}
        placeholder="What do you want to talk about?"
        value={input.topic}
        max={INPUT_LIMITS.topic}
        error={error}
        fieldRef={fieldRef}
        onChange={(topic) => onChange({ ...input, topic })}
      />
      <OwnFacts lines={input.details} fieldRef={detailsRef} onChange={(details) => onChange({ ...input, details })} />
      <Choice
        label="Format"
        look="segments"
        options={FORMATS}
        value={input.format}
        onChange={(format) => onChange({ ...input, format })}
      />
      <Choice
        label="Length"
        look="columns"
        options={LENGTHS}
        value={input.type}
        onChange={(type) => onChange({ ...input, type })}
      />
      <ToneChoice value={input.tone} onChange={(tone) => onChange({ ...input, tone })} />
      <SearchToggle
        checked={input.useInternetSearch}
        onChange={(useInternetSearch) => onChange({ ...input, useInternetSearch })}
      />
    </ToolForm>
  )
}
