import { CAPTION_PLATFORMS } from '../../../shared/features/captions/captions.constants.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { type ToolFields, ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type CaptionInput } from './caption-input.ts'

/** The form of the caption generator: description of the post, platform and search. */
export function CaptionForm({ fields, onSubmit }: { fields: ToolFields<CaptionInput>; onSubmit(): void }) {
  return (
    <ToolForm label="What the caption is for" fields={fields} onSubmit={onSubmit}>
      <PlatformChoice platforms={CAPTION_PLATFORMS} {...fields.field('platform')} />
    </ToolForm>
  )
}
