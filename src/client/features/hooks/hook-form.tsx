import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import { PlatformChoice } from '../../components/tool/form/platform-choice.tsx'
import { ToneChoice } from '../../components/tool/form/tone-choice.tsx'
import { type ToolFields, ToolForm } from '../../components/tool/form/tool-form.tsx'
import { type HookInput } from './hook-input.ts'

/** The form of the hook generator: subject, platform, tone and search. */
export function HookForm({ fields, onSubmit }: { fields: ToolFields<HookInput>; onSubmit(): void }) {
  return (
    <ToolForm label="What the hooks are about" fields={fields} onSubmit={onSubmit}>
      <PlatformChoice platforms={HOOK_PLATFORMS} {...fields.field('platform')} />
      <ToneChoice {...fields.field('tone')} />
    </ToolForm>
  )
}
