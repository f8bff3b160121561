import { type Clock } from '../../../../runtime/clock.ts'

/**
 * Passes a stream on, with null before it where the first item takes longer than `milliseconds`. A consumer that stops
 * aborts the stream by the signal of `open`.
 */
export async function* reportSlowStart<Piece>(
  open: (left: AbortSignal) => AsyncGenerator<Piece, void>,
  { clock, milliseconds }: { clock: Clock; milliseconds: number },
): AsyncGenerator<Piece | null, void> {
  const left = new AbortController()
  const over = new AbortController()
  const pieces = open(left.signal)
  try {
    const first = pieces.next()
    const begun = first.then(
      () => false,
      () => false,
    )
    const late = clock.sleep(milliseconds, over.signal).then(
      () => true,
      () => false,
    )
    if (await Promise.race([begun, late])) yield null
    over.abort()
    for (let step = await first; !step.done; step = await pieces.next()) yield step.value
  } finally {
    over.abort()
    left.abort()
    await pieces.return()
  }
}
