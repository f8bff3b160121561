import { type TablerIcon } from '@tabler/icons-react'
import type { LibraryType } from '../../../shared/features/library/library.constants.ts'
import { TOOL_ICONS } from '../../components/tool/tool-icons.ts'

/** Name, plural and icon of each item type. */
export const ITEM_KINDS: Record<LibraryType, { one: string; several: string; Icon: TablerIcon }> = {
  hook: { one: 'Hook', several: 'Hooks', Icon: TOOL_ICONS.hook },
  script: { one: 'Script', several: 'Scripts', Icon: TOOL_ICONS.script },
  caption: { one: 'Caption', several: 'Captions', Icon: TOOL_ICONS.caption },
  tts: { one: 'TTS', several: 'TTS', Icon: TOOL_ICONS.tts },
}
