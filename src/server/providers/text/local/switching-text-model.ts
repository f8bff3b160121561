import { AppError } from '../../../../shared/errors.ts'
import { TEXT_PLACES } from '../../../../shared/provider-limits.ts'
import { type LocalWatch } from '../../local-server.ts'
import { isWriterProgress, type TextModel, type WriteOptions, type WriterWarning, type Written } from '../text.port.ts'
import { type FoundText } from './text-servers.ts'

/**
 * The model on this machine while there is one, otherwise the draft writer. Where the model is lost before the first word, the
 * draft writer writes instead, with a warning until a model is found again; after the first word the call fails as usual.
 */
export function createSwitchingTextModel(
  embedded: TextModel,
  watch: Pick<LocalWatch<FoundText, TextModel>, 'current' | 'lost' | 'look'>,
): TextModel {
  const now = (): TextModel => watch.current?.adapter ?? embedded

  async function* write<Draft>(
    about: string,
    options: WriteOptions,
    by: (model: TextModel) => AsyncIterable<Written<Draft>>,
  ): AsyncGenerator<Written<Draft>, void> {
    const used = watch.current
    if (used) {
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
        await watch.look()
        options.signal.throwIfAborted()
        const isThere = watch.current?.found === used.found
        if (isThere || hasBegun || embedded.cannotWrite?.(about)) throw error
      }
    }
    const gone = used?.found ?? watch.lost
    if (gone) yield buildWarning(gone)
    yield* by(embedded)
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
    check: async (signal) => now().check?.(signal),
    writeHooks: (request, options) =>
      write(request.brief.topic, options, (model) => model.writeHooks(request, options)),
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
