import { expect, it } from 'vitest'
import { TOOLS } from '../../features/dashboard/tools.ts'
import { ITEM_KINDS } from '../../features/library/item-kinds.ts'
import { COMMANDS } from '../frame/commands.ts'
import { TOOL_ICONS } from './tool-icons.ts'

it.each([
  ['hook', 'Hook Generator'],
  ['script', 'Script Writer'],
  ['caption', 'Caption Generator'],
  ['tts', 'Text-to-Speech'],
] as const)('a %s has one icon on the dashboard, in the palette and in the library', (kind, name) => {
  expect(TOOLS.find(({ title }) => title === name)?.icon).toBe(TOOL_ICONS[kind])
  expect(COMMANDS.find(({ label }) => label === name)?.icon).toBe(TOOL_ICONS[kind])
  expect(ITEM_KINDS[kind].Icon).toBe(TOOL_ICONS[kind])
})
