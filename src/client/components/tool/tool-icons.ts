import { IconFishHook, IconHash, IconScript, IconWaveSine, type TablerIcon } from '@tabler/icons-react'
import type { LibraryType } from '../../../shared/features/library/library.constants.ts'

/** Icons of the tools and of their results. */
export const TOOL_ICONS: Record<LibraryType, TablerIcon> = {
  hook: IconFishHook,
  script: IconScript,
  caption: IconHash,
  tts: IconWaveSine,
}
