import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { ToneChoice } from '../../components/tool/form/tone-choice.tsx'
import { type ToolFields, ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type HookInput } from './hook-input.ts'

const SUBJECT = { label: 'Topic', placeholder: 'What is the video about?', max: INPUT_LIMITS.topic }

/** What the hooks are about: subject, platform, tone, search. */
export function HookForm({ fields, onSubmit }: { fields: ToolFields<HookInput>; onSubmit(): void }) {
  return (
    <ToolForm label="What the hooks are about" subject={SUBJECT} fields={fields} onSubmit={onSubmit}>
      <PlatformChoice platforms={HOOK_PLATFORMS} {...fields.field('platform')} />
      <ToneChoice {...fields.field('tone')} />
    </ToolForm>
  )
}
