import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { type ToolFields, ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type CaptionInput } from './caption-input.ts'

const SUBJECT = { label: 'Content description', placeholder: 'What does the post show?', max: INPUT_LIMITS.content }

/** What the caption is for: the post in words, the platform, search. */
export function CaptionForm({ fields, onSubmit }: { fields: ToolFields<CaptionInput>; onSubmit(): void }) {
  return (
    <ToolForm label="What the caption is for" subject={SUBJECT} fields={fields} onSubmit={onSubmit}>
      <PlatformChoice platforms={CAPTION_PLATFORMS} {...fields.field('platform')} />
    </ToolForm>
  )
}
