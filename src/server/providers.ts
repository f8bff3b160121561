import { type Clock } from './clock.ts'
import { type Config } from './config.ts'
import { type TextModel } from './providers/text/text.port.ts'

/** Makes the writer that the environment decided on. The AI client is loaded only where it is used. */
export async function createTextModel(settings: Config['text'], clock: Clock): Promise<TextModel> {
  if (settings.kind === 'openai') {
    const { createOpenAiTextModel } = await import('./providers/text/openai/openai-text-model.ts')
    return createOpenAiTextModel({ ...settings, clock })
  }
  const { createPatternTextModel } = await import('./providers/text/pattern/pattern-text-model.ts')
  return createPatternTextModel({ pace: clock.sleep })
}
