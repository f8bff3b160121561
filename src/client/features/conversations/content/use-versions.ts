import { useRef, useState } from 'react'
import { announce } from '../../../lib/feedback/announce.ts'

interface Changes {
  restore(version: number): Promise<boolean>
  /** Resolves to the version that an option of a turn became, or to null on failure. */
  choose(turn: string, option: number): Promise<number | null>
}

/** Selects the version on screen. It is the current one until another is selected. A new version is shown when it arrives. */
export function useVersions(current: number, { restore, choose }: Changes) {
  const [pick, setPick] = useState<{ version: number; current: number } | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)

  function showCurrent(words: string): void {
    setPick(null)
    announce(words)
    headingRef.current?.focus()
  }

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
      if (await restore(version)) showCurrent(`Version ${version + 1} is current again`)
    },
    /** Makes an option of a turn the current version and scrolls to it. */
    choose: async (turn: string, option: number): Promise<void> => {
      const version = await choose(turn, option)
      if (version !== null) showCurrent(`Version ${version + 1} is current`)
    },
  }
}
