import { type RefObject } from 'react'
import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { OwnFacts } from '../../components/tool/form/own-facts.tsx'
import { SearchToggle } from '../../components/tool/form/search-toggle.tsx'
import { SubjectField } from '../../components/tool/form/subject-field.tsx'
import { ToneChoice } from '../../components/tool/form/tone-choice.tsx'
import { ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type HookInput } from './hook-input.ts'

interface HookFormProps {
  input: HookInput
  error: string
  fieldRef: RefObject<HTMLTextAreaElement | null>
  detailsRef: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onChange(input: HookInput): void
  onSubmit(): void
}

/** What the hooks are about: subject, platform, tone, search. */
export function HookForm({ input, error, fieldRef, detailsRef, busy, onChange, onSubmit }: HookFormProps) {
  return (
    <ToolForm label="What the hooks are about" busy={busy} onSubmit={onSubmit}>
      <SubjectField
        label="Topic"
        placeholder="What is the video about?"
        value={input.topic}
        max={INPUT_LIMITS.topic}
        error={error}
        fieldRef={fieldRef}
        onChange={(topic) => onChange({ ...input, topic })}
      />
      <OwnFacts lines={input.details} fieldRef={detailsRef} onChange={(details) => onChange({ ...input, details })} />
      <PlatformChoice
        platforms={HOOK_PLATFORMS}
        value={input.platform}
        onChange={(platform) => onChange({ ...input, platform })}
      />
      <ToneChoice value={input.tone} onChange={(tone) => onChange({ ...input, tone })} />
      <SearchToggle
        checked={input.useInternetSearch}
        onChange={(useInternetSearch) => onChange({ ...input, useInternetSearch })}
      />
    </ToolForm>
  )
}
