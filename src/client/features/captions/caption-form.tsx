import { type RefObject } from 'react'
import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { OwnFacts } from '../../components/tool/form/own-facts.tsx'
import { SearchToggle } from '../../components/tool/form/search-toggle.tsx'
import { SubjectField } from '../../components/tool/form/subject-field.tsx'
import { ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type CaptionInput } from './caption-input.ts'

interface CaptionFormProps {
  input: CaptionInput
  error: string
  fieldRef: RefObject<HTMLTextAreaElement | null>
  detailsRef: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onChange(input: CaptionInput): void
  onSubmit(): void
}

/** What the caption is for: the post in words, the platform, search. */
export function CaptionForm({ input, error, fieldRef, detailsRef, busy, onChange, onSubmit }: CaptionFormProps) {
  return (
    <ToolForm label="What the caption is for" busy={busy} onSubmit={onSubmit}>
      <SubjectField
        label="Content description"
        placeholder="What does the post show?"
        value={input.content}
        max={INPUT_LIMITS.content}
        error={error}
        fieldRef={fieldRef}
        onChange={(content) => onChange({ ...input, content })}
      />
      <OwnFacts lines={input.details} fieldRef={detailsRef} onChange={(details) => onChange({ ...input, details })} />
      <PlatformChoice
        platforms={CAPTION_PLATFORMS}
        value={input.platform}
        onChange={(platform) => onChange({ ...input, platform })}
      />
      <SearchToggle
        checked={input.useInternetSearch}
        onChange={(useInternetSearch) => onChange({ ...input, useInternetSearch })}
      />
    </ToolForm>
  )
}
