/** A video of the demo account, with the keys of its pieces. Its voice is spoken later, with the line that names its hook. */
export interface DemoVideo {
  hook: string
  script?: string
  caption?: string
}

/** One with a hook alone, one with a script and a voice, and one that is planned. */
export const DEMO_VIDEOS: readonly DemoVideo[] = [
  { hook: 'hook-eight-pm' },
  { hook: 'hook-one-chicken', script: 'script-one-chicken' },
  { hook: 'hook-chickpeas', script: 'script-desk-wrap', caption: 'caption-wrap' },
]
