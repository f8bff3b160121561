import { Button, type ButtonProps, Menu } from '@mantine/core'
import { IconBadgeCc } from '@tabler/icons-react'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { downloadLink } from '../../lib/audio/download-link.ts'

interface SubtitleMenuProps extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  /** Name of the audio. */
  title: string
  /** File name of the audio. The subtitle files have the same name with another extension. */
  filename: string
  subtitles: NonNullable<Speech['subtitles']>
}

const FORMATS = [
  { format: 'srt', words: 'SRT, for video editors' },
  { format: 'vtt', words: 'VTT, for web players' },
] as const

/** Menu with the subtitle downloads of an audio. */
export function SubtitleMenu({ title, filename, subtitles, ...button }: SubtitleMenuProps) {
  return (
    <Menu width={232} position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          {...button}
          aria-label={`Subtitles of ${title}`}
          leftSection={<IconBadgeCc size={18} stroke={1.75} aria-hidden="true" />}
        >
          Subtitles
        </Button>
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
