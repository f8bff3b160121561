import { useEffect, useState } from 'react'
import { pushWhenHidden } from '../feedback/push.ts'
import { trpc } from '../api/trpc.ts'
import { createWritingRunner } from './writing-runner.ts'

type Dependencies<Input, Content, Event extends { type: string }> = Parameters<
  typeof createWritingRunner<Input, Content, Event>
>[0]

/** Creates the runner of a tool's page. Unmounting the page stops its reading. `make` is called once. */
export function useWritingRunner<Input, Content, Event extends { type: string }>(
  make: (
    utils: ReturnType<typeof trpc.useUtils>,
  ) => Omit<Dependencies<Input, Content, Event>, 'refresh' | 'refreshVideos' | 'onEnd'> & { refreshRecent(): void },
) {
  const utils = trpc.useUtils()
  const [runner] = useState(() => {
    const { refreshRecent, ...own } = make(utils)
    // The result may belong to a video.
    const refreshVideos = (): void => void utils.library.videos.invalidate()
    return createWritingRunner<Input, Content, Event>({
      ...own,
      refresh: () => {
        void utils.subscription.usage.invalidate()
        void utils.auth.statistics.invalidate()
        refreshVideos()
        // A different model may have written the text, so the server's configuration is loaded again.
        void utils.auth.config.invalidate()
        refreshRecent()
      },
      refreshVideos,
      onEnd: (end) =>
        void pushWhenHidden({ ...end, wants: async () => (await utils.auth.profile.ensureData()).notifications }),
    })
  })
  useEffect(() => runner.leave, [runner])
  return runner
}
