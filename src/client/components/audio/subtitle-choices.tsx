import { Menu } from '@mantine/core'
import { useRef } from 'react'
import { downloadLink } from '../../lib/audio/download-link.ts'
import { usePressOnMount } from '../../ui/buttons/use-press-on-mount.ts'
import { SubtitleButton, type SubtitleMenuProps } from './subtitle-button.tsx'

const FORMATS = [
  { format: 'srt', words: 'SRT, for video editors' },
  { format: 'vtt', words: 'VTT, for web players' },
] as const

/** Menu with the subtitle downloads of an audio, which opens at once: its button is rendered alone until it is pressed. */
export function SubtitleChoices({ title, filename, subtitles, ...look }: SubtitleMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  usePressOnMount(button)
  return (
    <Menu width={232} position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <SubtitleButton {...look} ref={button} title={title} />
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, words }) => (
          <Menu.Item
            key={format}
            component="a"
            {...downloadLink(subtitles[format], filename.replace(/\.\w+$/u, `.${format}`))}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
