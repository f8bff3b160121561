const KEY = /^(?=.{1,200}$)[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/u

/** Whether a name can be a key of the store: lower-case letters, digits, `-`, `/` between names and one dot before the end. */
export const isAudioKey = (name: string): boolean => KEY.test(name)

/** Throws a plain `Error` for an invalid key: this server makes all keys, so an invalid one is a bug. */
export function checkAudioKey(key: string): void {
  if (!isAudioKey(key)) throw new Error(`Not a key of the audio store: ${JSON.stringify(key)}`)
}
