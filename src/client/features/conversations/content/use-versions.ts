import { useRef, useState } from 'react'
import { announce } from '../../../lib/feedback/announce.ts'

/** Which version is on screen: the current one, until another is selected; a new one is shown when it arrives. */
export function useVersions(current: number, restore: (version: number) => Promise<boolean>) {
  const [pick, setPick] = useState<{ version: number; current: number } | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  return {
    shown: pick?.current === current ? pick.version : current,
    /** The heading over the content, which gets the focus when the content becomes another one from afar. */
    headingRef,
    /** Shows a version where the user is looking at the content. */
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
