import { Textarea } from '@mantine/core'
import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react'
import { type ReactNode, type RefObject } from 'react'
import { TONES } from '../../../shared/features/generation/generation.constants.ts'
import { HOOK_PLATFORMS } from '../../../shared/features/hooks/hooks.constants.ts'
import { LIMIT_MESSAGE } from '../../../shared/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { PromptQuota } from '../../parts/prompt-quota.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import styles from './hook-form.module.css'
import { type HookInput, topicCounter } from './hook-input.ts'

const PLATFORM_ICONS: Record<HookInput['platform'], ReactNode> = {
  YouTube: <IconBrandYoutube size={18} stroke={1.75} aria-hidden="true" />,
  TikTok: <IconBrandTiktok size={18} stroke={1.75} aria-hidden="true" />,
  Instagram: <IconBrandInstagram size={18} stroke={1.75} aria-hidden="true" />,
}
const PLATFORMS = HOOK_PLATFORMS.map((value) => ({ value, label: value, icon: PLATFORM_ICONS[value] }))
const TONE_CARDS = TONES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

interface HookFormProps {
  input: HookInput
  topicError: string
  topicRef: RefObject<HTMLTextAreaElement | null>
  busy: boolean
  onChange(input: HookInput): void
  onSubmit(): void
}

/** What the hooks are about: subject, platform, tone, search; then the price and the button together. */
export function HookForm({ input, topicError, topicRef, busy, onChange, onSubmit }: HookFormProps) {
  const { data: config } = trpc.auth.config.useQuery()
  const searchIsLive = config?.research.live ?? false

  return (
    <form
      className={`hl-surface ${styles.form}`}
      aria-label="What the hooks are about"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      <Textarea
        ref={topicRef}
        label="Topic"
        placeholder="What is the video about?"
        rows={3}
        classNames={{ input: styles.topic }}
        value={input.topic}
        description={topicCounter(input.topic)}
        error={topicError && <FieldError>{topicError}</FieldError>}
        onChange={(event) => onChange({ ...input, topic: event.currentTarget.value })}
      />
      <Choice
        label="Platform"
        look="segments"
        options={PLATFORMS}
        value={input.platform}
        onChange={(platform) => onChange({ ...input, platform })}
      />
      <Choice
        label="Tone"
        look="cards"
        options={TONE_CARDS}
        value={input.tone}
        onChange={(tone) => onChange({ ...input, tone })}
      />
      <Toggle
        label="Search the internet"
        description={searchIsLive ? 'Reads what is new on the topic before it writes.' : LIMIT_MESSAGE.searchNotSetUp}
        disabled={!searchIsLive}
        checked={searchIsLive && input.useInternetSearch}
        onChange={(useInternetSearch) => onChange({ ...input, useInternetSearch })}
      />
      <div className={styles.end}>
        <PromptQuota />
        <BusyButton type="submit" size="lg" fullWidth className={styles.submit} busy={busy} busyLabel="Generating...">
          Generate
        </BusyButton>
      </div>
    </form>
  )
}
