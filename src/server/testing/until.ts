/** Resolves as soon as the condition is true, which is asked for in every turn of the event loop. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve))
}
