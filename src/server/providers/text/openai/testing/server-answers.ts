/** Ten hooks that pass every check, for answers in the formats of real servers. */
export const LINES = [
  'I killed four basil plants before I looked at the pot.',
  'Your basil drowns from below, and the soil on top stays dry.',
  'Pinch this one leaf and the whole plant grows sideways.',
  'Supermarket basil is twenty plants fighting in one cup.',
  'Would you drink from the saucer your plant stands in?',
  'Everybody waters in the evening. The roots hate cold feet.',
  'It flowers, it smells great, and that is the end of your pesto.',
  'Put the scissors down and find the second pair of leaves.',
  'My window faces north, and this one is still alive.',
  'Lift the pot. If it is light, you have your answer.',
] as const

const PLAN = { viewer: 'people whose basil dies', believes: 'it needs more water', payoff: 'a plant that lasts' }
const hooks = LINES.map((hook) => ({ hook, pattern: 'Story' }))
const json = (value: unknown): string => JSON.stringify(value)
const TEN = json({ plan: PLAN, hooks })

/** Answers with `LINES`, each in a format that a server or model was seen to use. */
export const HOOK_ANSWERS: Readonly<Record<string, string>> = {
  'OpenAI, by schema': TEN,
  'llama3.1 on Ollama, in a fence behind a sentence': `Here are 10 hooks for your video:\n\n\`\`\`json\n${TEN}\n\`\`\``,
  'DeepSeek R1, thoughts in tags': `<think>\nThey want basil. Maybe {"hooks": [{"hook": "Basil 101"}]}?\n</think>\n\n${TEN}`,
  'gpt-oss, channels': `<|channel|>analysis<|message|>Ten lines, no numbers.<|end|><|start|>assistant<|channel|>final<|message|>${TEN}`,
  'Mistral, a remark at the end': `${json({ hooks })}\n\nLet me know if you'd like them punchier!`,
  'Gemma, marks and numbers inside of the lines': json({
    plan: PLAN,
    hooks: hooks.map(({ hook, pattern }, at) => ({ hook: `${at + 1}. **“${hook}”**`, pattern })),
  }),
  'Qwen, labels in another language and capitals': json({
    Plan: PLAN,
    Hooks: hooks.map(({ hook }) => ({ Hook: hook, Pattern: '故事' })),
  }),
  'a bare list': json(hooks),
  'the format of last year, with its filming details': json({
    hooks: hooks.map(({ hook }) => ({ pattern: 'Story', hook, onScreen: 'Dry?', firstFrame: 'A pot.', why: 'True.' })),
  }),
  'sixteen lines, six of them unusable': json({
    plan: PLAN,
    hooks: [
      { hook: 'Stop scrolling if your basil is dying.', pattern: 'Warning' },
      hooks[0],
      { hook: 'I killed four basil plants before I looked at the pot!', pattern: 'Story' },
      ...hooks.slice(1, 6),
      { hook: `${'very '.repeat(20)}dry`, pattern: 'List' },
      { hook: 'I killed four tomatoes as well, to be fair.', pattern: 'Story' },
      ...hooks.slice(6),
      { hook: 'One more line that comes too late.', pattern: 'List' },
      { hook: 'And another line that nobody needs now.', pattern: 'List' },
    ],
  }),
}

/** A minute of speech in paragraphs. */
export const TALK = [
  'I killed four basil plants before I looked at the pot. There was no hole in it, and I had never once turned it over.',
  'So here is the thing that you can do tonight. Take yours out of its pretty pot and look at the bottom. If there is a finger of water standing in there, you have found out why the leaves go yellow while the soil on top feels dry.',
  'Tip it out. Then put the plant back in something with holes, even if it is a yoghurt cup that you went at with a hot nail. Water it until it runs out below, and wait until it stops dripping before it goes back on the sill.',
  'And the next time, lift it before you water it. A pot that is heavy has had enough. A pot that is light is thirsty, and you will feel that in your wrist long before you see it on a leaf.',
  'Mine stands on a north window now, in a cup with a hole in it. It is the ugliest pot in the house. It is also the only one with basil in it.',
] as const

const talk = TALK.join('\n\n')

/** Answers with `TALK`. */
export const SCRIPT_ANSWERS: Readonly<Record<string, string>> = {
  'plain paragraphs': talk,
  'a sentence before and a remark behind a rule': `Here's your one-minute script:\n\n---\n\n${talk}\n\n---\n\nWant me to make it funnier?`,
  'headings of the parts': TALK.map(
    (text, at) => `**${['Hook', 'Setup', 'Point 1', 'Point 2', 'Call to action'][at]}:**\n${text}`,
  ).join('\n\n'),
  'times in brackets': TALK.map(
    (text, at) => `[0:${String(at * 12).padStart(2, '0')}-0:${at * 12 + 12}]\n${text}`,
  ).join('\n\n'),
  'directions in brackets': TALK.map((text) => `(B-roll: hands and a pot)\n${text} *[smiles]*`).join('\n\n'),
  'an object with the text': json({ script: talk }),
  'thoughts in tags': `<think>\nAbout 200 words, one idea: the hole.\n</think>\n\n${talk}`,
  'a fence and hashtags': `\`\`\`text\n${talk}\n\n#basil #plantcare\n\`\`\``,
}

/** The text of a caption, and its hashtags. */
export const CAPTION = {
  text: 'Four basil plants. One pot. I only turned it over last week.\n\nWhat did you drown before you knew?',
  hashtags: ['#basil', '#windowsill', '#plantcare'],
} as const

const { text: caption, hashtags } = CAPTION

/** Answers with `CAPTION`. */
export const CAPTION_ANSWERS: Readonly<Record<string, string>> = {
  'by schema': json({ caption, hashtags }),
  'hashtags inside of the text': json({ caption: `${caption}\n\n${hashtags.join(' ')}`, hashtags: [] }),
  'a fence behind a sentence': `Sure! Here's a caption:\n\`\`\`json\n${json({ caption, hashtags })}\n\`\`\``,
  'bold words': json({ caption: caption.replace('Four basil plants.', '**Four basil plants.**'), hashtags }),
  'three options': json({
    caption: `Option 1:\n${caption}\n\nOption 2:\nDry on top.\n\nOption 3:\nLook below.`,
    hashtags,
  }),
  'hashtags without their sign': json({ caption, hashtags: ['basil', 'windowsill', 'plantcare'] }),
  'thoughts in tags': `<think>Short.</think>${json({ caption, hashtags })}`,
}

/** The line that a refined hook becomes. */
export const REFINED = 'Four dead basil plants, and the pot was the problem.'

/** Answers with `REFINED`. */
export const REFINED_ANSWERS: Readonly<Record<string, string>> = {
  'by schema': json({ content: REFINED, note: 'Shorter.' }),
  'without a note': json({ content: REFINED }),
  'quoted and bold': json({ content: `**"${REFINED}"**`, note: 'Shorter.' }),
  'a fence behind a sentence': `Of course!\n\`\`\`json\n${json({ content: REFINED, note: 'Shorter.' })}\n\`\`\``,
  'three options': json({
    content: `1. ${REFINED}\n2. Look at the pot.\n3. It was never the basil.`,
    note: 'Three ways.',
  }),
}
