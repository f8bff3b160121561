/** The kinds of result that a conversation refines. */
export const TOOL_TYPES = ['hook', 'script', 'caption'] as const
export type ToolType = (typeof TOOL_TYPES)[number]

/** The target of a refine chat's back button. */
export const TOOL_PATH = {
  hook: '/hook-generator',
  script: '/script-writer',
  caption: '/caption-generator',
} as const satisfies Record<ToolType, string>

/** The suggestions of the refine screens, as shown and sent. */
export const QUICK_SUGGESTIONS = [
  'Make it shorter',
  'Add more emotion',
  'Make it more casual',
  'Include numbers',
  'Add a question',
] as const

/** Limits of a conversation in a refinement request: turns, and characters in total. */
export const REFINE_CONTEXT = { turns: 12, maxCharacters: 24_000 } as const

export const CONVERSATION_MESSAGE = {
  full: 'This conversation is full. Start a new one.',
  /** The note of an answer that was cut short. */
  stopped: 'Stopped before it was finished. The content stays as it was.',
  /** The turn and the note of a version that was chosen; its number counts the first option. */
  choose: (number: number) => `Use option ${number} instead.`,
  chosen: (number: number) => `Option ${number}, as you chose.`,
  /** The message of a version that was made by removing a figure. It names none, so that it gives none. */
  removeFigure: 'Remove the figure that nobody gave.',
  busy: 'An answer is being written in this conversation already. Wait for it, or stop it.',
} as const

/** Display name of a tool. */
export const TOOL_NAME = {
  hook: 'Hook Generator',
  script: 'Script Writer',
  caption: 'Caption Generator',
} as const satisfies Record<ToolType, string>
