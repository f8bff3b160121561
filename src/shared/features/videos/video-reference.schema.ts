import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { idText, requiredText } from '../../wire.ts'

/** The video of a call; 404 where it does not exist or is another user's. */
export const VideoId = idText().min(1, 'Choose a video.').optional()

/** Whether the result starts a video of its own, unless the topic is that of the video in `videoId`. */
export const NewVideo = z.boolean('newVideo must be true or false.').optional()

/** The source of a caption or a voice: a script in the library or a generation; 404 for another user's. */
export const ScriptId = idText().min(1, 'Choose a script.').optional()

/** A hook that the user chose: the script begins with it word for word. */
export const ChosenHook = requiredText('Hook', INPUT_LIMITS.title, 'Please enter a hook.')

/** The on-screen words and the first frame of a chosen hook: the script's first shot. */
export const ChosenShot = {
  onScreen: requiredText('On-screen words', INPUT_LIMITS.title, 'Please enter on-screen words.').optional(),
  firstFrame: requiredText('First frame', INPUT_LIMITS.title, 'Please enter a first frame.').optional(),
}
