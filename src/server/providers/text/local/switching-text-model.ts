import { AppError } from '../../../../shared/errors.ts'
import { TEXT_PLACES } from '../../../../shared/provider-limits.ts'
import { type LocalWatch } from '../../local-server.ts'
import {
  CannotChat,
  isWriterProgress,
  type TextModel,
  type WriteOptions,
  type WriterWarning,
  type Written,
} from '../text.port.ts'
import { type FoundText } from './text-servers.ts'

/**
 * The model on this machine while there is one, otherwise the draft writer. Where the model is lost before the first word, or cannot
 * chat, the next one that is found writes instead. Without one the draft writer does, with a warning where a model was lost, until
 * one is found again. After the first word the call fails as usual.
 */
export function createSwitchingTextModel(
  embedded: TextModel,
  watch: Pick<LocalWatch<FoundText, TextModel>, 'current' | 'lost' | 'look' | 'reject'>,
): TextModel {
  const now = (): TextModel => watch.current?.adapter ?? embedded

  async function* write<Draft>(
    about: string,
    options: WriteOptions,
    by: (model: TextModel) => AsyncIterable<Written<Draft>>,
  ): AsyncGenerator<Written<Draft>, void> {
    for (let used = watch.current; used;) {
      let hasBegun = false
      try {
        for await (const written of by(used.adapter)) {
          hasBegun ||= !isWriterProgress(written)
          yield written
        }
        return
      } catch (error) {
        options.signal.throwIfAborted()
        if (!(error instanceof AppError) || error.code === 'FORBIDDEN') throw error
        await (error instanceof CannotChat ? watch.reject(used.found) : watch.look())
        options.signal.throwIfAborted()
        const next = watch.current
        if (hasBegun || next?.found === used.found) throw error
        if (!next && embedded.cannotWrite?.(about)) throw error
        used = next
      }
    }
    if (watch.lost) yield buildWarning(watch.lost)
    yield* by(embedded)
  }

  async function check(signal: AbortSignal): Promise<void> {
    const used = watch.current
    try {
      await now().check?.(signal)
    } catch (error) {
      if (used && error instanceof CannotChat) await watch.reject(used.found)
      throw error
    }
  }

  return {
    get name() {
      return now().name
    },
    get concurrency() {
      return now().concurrency ?? TEXT_PLACES.embedded
    },
    get firstTokenMs() {
      return now().firstTokenMs ?? 0
    },
    get silenceMs() {
      return now().silenceMs ?? 0
    },
    cannotWrite: (text) => now().cannotWrite?.(text),
    warm: () => embedded.warm(),
    check,
    writeHooks: (request, options) =>
      write(request.brief.topic, options, (model) => model.writeHooks(request, options)),
    get writeShots() {
      return now().writeShots
    },
    writeScript: (request, options) =>
      write(request.brief.topic, options, (model) => model.writeScript(request, options)),
    writeCaption: (request, options) =>
      write(request.brief.content, options, (model) => model.writeCaption(request, options)),
    refine: (request, options) => write(request.brief.message, options, (model) => model.refine(request, options)),
  }
}

function buildWarning({ model }: FoundText): WriterWarning {
  const message = `${model} on this machine is gone, so the draft writer wrote this.`
  return { type: 'warning', warning: { message, reason: 'writer' } }
}
