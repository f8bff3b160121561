import { type Answers } from '../../../../../shared/features/account/account.schema.ts'
import { type ToolType } from '../../../../../shared/features/conversations/conversations.constants.ts'
import { type RefineBrief } from '../../text.port.ts'

export const HOOK = "Your sourdough starter isn't dead. It's just hungry."

export const SCRIPT = `[0:00 Hook] Hold up the jar.
Your sourdough starter isn't dead, it's just hungry.

[0:03 Setup] Cut to the kitchen.
I thought mine was gone after two weeks in the fridge. It smelled like old cheese, and I nearly threw it away. Actually, there are three things you can do before you give up.

[0:16 Point] Close-up of flour.
Feed it twice a day for three days. Use equal parts of flour and water. It will not look like much on day one.

[0:26 Point] Hand on the radiator.
Keep it warm. A kitchen that is really cold slows everything down. The top of the fridge is usually warm enough (or an oven with only the light on).

[0:38 Point] Spoon in jar.
Stir it hard. You want air in there. Honestly, this is the step that everybody skips.

[0:44 Re-hook] Lean in.
But here is the part nobody mentions.

[0:47 Payoff] Show bubbles.
If you see one single bubble, you have won. Bake with it by the weekend.

[0:53 Call to action] Point down.
Follow for more bread that forgives you.`

export const CAPTION = JSON.stringify({
  caption:
    'I was about to throw my sourdough starter away. Then I fed it twice a day, kept it warm and waited. Three days later it tripled in size, and the bread was honestly the best I have ever made. Do not give up on the jar in the back of your fridge.',
  hashtags: ['#sourdough', '#BreadBaking'],
})

export const PROSE =
  'I do not drink coffee anymore. However, I found that I sleep better without it, and I require less of everything in the afternoon. In order to quit, I utilized a very simple trick: half a cup for a week, then a quarter. You will be tired at first. It gets better quickly.'

/** One content of each kind. */
export const CONTENTS: readonly (readonly [kind: string, toolType: ToolType, content: string])[] = [
  ['a hook', 'hook', HOOK],
  ['a script', 'script', SCRIPT],
  ['a caption', 'caption', CAPTION],
  ['prose', 'script', PROSE],
]

export const COACH: Answers = {
  contentNiche: 'Fitness & health',
  targetAudience: 'Parents',
  brandPersonality: 'Humorous & entertaining',
  preferredContentStyle: 'Quick tips',
  contentGoals: ['Increase engagement'],
}

export function briefOf(message: string, over: Partial<RefineBrief> = {}): RefineBrief {
  return {
    toolType: 'hook',
    originalPrompt: 'sourdough starter',
    content: HOOK,
    message,
    userInput: undefined,
    creator: null,
    seed: 7,
    ...over,
  }
}

/** A script of about ten minutes. */
export function longScript(): string {
  const points = Array.from({ length: 30 }, (_, at) => {
    const sentences = `Feed it twice a day for ${at + 2} days. Use equal parts of flour and water, and do not worry about the smell. It will not look like much on day one. The top of the fridge is usually warm enough (or an oven with the light on). Honestly, this is the step that everybody skips.`
    return `[0:${String(at).padStart(2, '0')} Point] Close-up ${at}.\n${sentences}`
  })
  return [SCRIPT.split('\n\n')[0], ...points, SCRIPT.split('\n\n').at(-1)].join('\n\n')
}
