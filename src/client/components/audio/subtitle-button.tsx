import { Button, type ButtonProps } from '@mantine/core'
import { IconBadgeCc } from '@tabler/icons-react'
import { type ComponentProps } from 'react'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'

type Look = Pick<ButtonProps, 'variant' | 'color' | 'size'>

export interface SubtitleMenuProps extends Look {
  /** Name of the audio. */
  title: string
  /** File name of the audio. The subtitle files have the same name with another extension. */
  filename: string
  subtitles: NonNullable<Speech['subtitles']>
}

/** The button of an audio's subtitles. */
export function SubtitleButton({
  title,
  ...props
}: Look & Pick<ComponentProps<'button'>, 'ref' | 'onClick'> & { title: string }) {
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      aria-label={`Subtitles of ${title}`}
      leftSection={<IconBadgeCc size={18} stroke={1.75} aria-hidden="true" />}
    >
      Subtitles
    </Button>
  )
}
