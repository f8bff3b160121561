import { INPUT_LIMITS } from '../../limits.ts'
import { idText, requiredText } from '../../wire.ts'

/** The video that a call belongs to; one that is not there, or not the caller's, is 404. */
export const VideoId = idText().min(1, 'Choose a video.').optional()

/** The script that a caption or a voice is made from: an item of the library or a generation; a foreign one is 404. */
export const ScriptId = idText().min(1, 'Choose a script.').optional()

/** A hook that somebody chose: it opens the script word for word. */
export const ChosenHook = requiredText('Hook', INPUT_LIMITS.title, 'Please enter a hook.')
