/** What a mark in a text says about it. `end` closes a thought where one is open; `other` is no part of an answer. */
export type MarkKind = 'open' | 'close' | 'end' | 'other'

const THOUGHTS = [
  'think',
  'thinking',
  'thought',
  'thoughts',
  'reason',
  'reasoning',
  'reflection',
  'analysis',
  'scratchpad',
]
const ANSWERS = ['answer', 'response', 'output']

/**
 * Marks that models put around their thoughts and answers, where their server does not remove them. Letter case does not count.
 * Sources: the chat templates of these models, and the parsers of vLLM and llama.cpp.
 */
export const MARKS: Readonly<Record<MarkKind, readonly string[]>> = {
  open: [
    ...THOUGHTS.map((name) => `<${name}>`),
    // gpt-oss (its format is called harmony) and Gemma, which has no second bar.
    ...['analysis', 'commentary', 'thought'].flatMap((name) => [`<|channel|>${name}`, `<|channel>${name}`]),
    // Mistral, Kimi, Seed, Apertus, Solar, OpenThinker, Cohere, s1.
    '[think]',
    '◁think▷',
    '<seed:think>',
    '<|inner_prefix|>',
    '<|think|>',
    '<|begin_of_thought|>',
    '<|start_thinking|>',
    '<|im_start|>think',
    // Granite.
    'here is my thought process:',
    "here's my thought process:",
  ],
  close: [
    ...THOUGHTS.map((name) => `</${name}>`),
    '<|channel|>final',
    '<|channel>final',
    // gpt-oss behind a server that drops its marks.
    'assistantfinal',
    '<channel|>',
    '[/think]',
    '◁/think▷',
    '</seed:think>',
    '<|inner_suffix|>',
    '<|end_of_thought|>',
    '<|end_thinking|>',
    '<|im_start|>answer',
  ],
  end: ['<|end|>', 'here is my response:', "here's my response:"],
  other: [
    ...ANSWERS.flatMap((name) => [`<${name}>`, `</${name}>`]),
    '<|start|>assistant',
    '<|begin|>assistant',
    '<|constrain|>json',
    '<|message|>',
    '<|content|>',
    '<|return|>',
    '<|call|>',
    '<|begin_of_solution|>',
    '<|end_of_solution|>',
    '<|start_response|>',
    '<|end_response|>',
  ],
}
