import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { ExportButton, type ExportMenuProps } from './export-button.tsx'

const ExportChoices = lazyComponent(() => import('./export-choices.tsx').then((module) => module.ExportChoices))

/** A menu that exports items in one of three formats. It is loaded when it is pressed. */
export function ExportMenu(props: ExportMenuProps) {
  const [used, setUsed] = useState(false)
  const { what: _what, onImport: _onImport, ...look } = props
  const button = <ExportButton {...look} onClick={() => setUsed(true)} />
  return used ? (
    <Suspense fallback={button}>
      <ExportChoices {...props} />
    </Suspense>
  ) : (
    button
  )
}
