import { useRef, useState } from 'react'
import { announce } from '../../../lib/feedback/announce.ts'

/** Selects the version on screen. It is the current one until another is selected. A new version is shown when it arrives. */
export function useVersions(current: number, restore: (version: number) => Promise<boolean>) {
  const [pick, setPick] = useState<{ version: number; current: number } | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  return {
    shown: pick?.current === current ? pick.version : current,
    /** The heading above the content. It gets the focus when a control elsewhere on the page changes the version. */
    headingRef,
    /** Shows a version. Does not scroll, because its control is next to the content. */
    step: (version: number): void => setPick({ version, current }),
    /** Shows a version and scrolls to it. */
    view: (version: number): void => {
      setPick({ version, current })
      announce(`Showing version ${version + 1}`)
      headingRef.current?.focus()
    },
    /** Makes a version the current one and scrolls to it. */
    restore: async (version: number): Promise<void> => {
      if (!(await restore(version))) return
      setPick(null)
      announce(`Version ${version + 1} is current again`)
      headingRef.current?.focus()
    },
  }
}
