import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { SubtitleButton, type SubtitleMenuProps } from './subtitle-button.tsx'

const SubtitleChoices = lazyComponent(() => import('./subtitle-choices.tsx').then((module) => module.SubtitleChoices))

/** Menu with the subtitle downloads of an audio. It is loaded when it is pressed. */
export function SubtitleMenu(props: SubtitleMenuProps) {
  const [used, setUsed] = useState(false)
  const { title, filename: _filename, subtitles: _subtitles, ...look } = props
  const button = <SubtitleButton {...look} title={title} onClick={() => setUsed(true)} />
  return used ? (
    <Suspense fallback={button}>
      <SubtitleChoices {...props} />
    </Suspense>
  ) : (
    button
  )
}
