import { type Voice } from '../../creator/voice.ts'
import { type FramePart } from './stock.ts'

/** What the viewer is asked for at the end, by what the creator wants most. */
export const CALLS: Record<Voice['goal'], readonly string[]> = {
  awareness: [
    'If this was useful, pass it on to one person who would say the same.',
    'Remember the name on this channel, and tell one friend what you took from it.',
    'Send this to somebody who keeps asking about it.',
  ],
  following: [
    "Follow along if you'd like the next one, because there's more where this came from.",
    "If you'd like more of this, follow now, so that you'll find your way back.",
    'Follow for the next part, and tell me what it should be about.',
  ],
  engagement: [
    "Write your answer in the comments, one line is enough, and I'll read it.",
    "Tell me in the comments which part you'd argue with.",
    'Which of these do you disagree with? Put it in the comments, kindly.',
  ],
  sales: [
    "If you'd like help with the next step, what I offer is linked below, and you can take your time.",
    'The link below shows how we could work on this together; have a look, and decide tomorrow.',
    "If you want to go further, you'll find what I make in the link below.",
  ],
  leads: [
    "Send me a message with your situation in two lines, and I'll tell you where I'd begin.",
    "If you'd like to talk it through, the contact link is below.",
    "Leave your question through the link below, and I'll get back to you.",
  ],
  education: [
    'Save this, try one part this week, and come back with a question.',
    'Pick one exercise, do it today, and write in the comments what you learned.',
    'Keep this for later, and explain one idea from it to somebody else.',
  ],
  community: [
    "Say hello in the comments, and answer one other person while you're there.",
    "Tell us in the comments where you're at, and cheer for the one above you.",
    "You're welcome in the comments; bring your own example for the rest of us.",
  ],
  sponsors: [
    "If you'd watch more like this, say so below, because that's what makes it possible.",
    'Like this if it helped, and tell me which topic comes next.',
    "Leave a comment with what you'd like to see next; the people who make this possible read it as well.",
  ],
}

/** The same for somebody whose goals are not known. */
export const OPEN_CALLS: readonly string[] = [
  "Save this for the day you'll need it, and tell me in the comments what you try first.",
  "Write in the comments which part you'd like me to go deeper into.",
  'If it helped, send it to one person, and follow for the next one.',
  "Tell me your own version in the comments, I'd really like to know.",
]

/** What may follow it, to land on the asked length. */
export const LAST_WORDS: readonly string[] = [
  'See you in the next one.',
  'Until then, take care.',
  "That's all for today.",
  'Thanks for staying until the end.',
]

/** The end of a grave script: nothing is asked for. */
export const GRAVE_CALLS: readonly string[] = [
  "If you'd like to, leave a word in the comments; you don't have to, and reading along is enough.",
  "Send this to somebody who shouldn't be alone with it, or simply write to them and ask how they are.",
  'If today is hard, please talk to one person before the evening, or call a helpline where you live.',
]

/** What a creator's style shows beside what an idea asks for. `{thing}` and `{place}` are the creator's own. */
export const STYLE_DIRECTIONS: Record<Voice['style'], readonly string[]> = {
  tutorial: [
    "Hands in close-up, one step at a time; the step's name on screen.",
    'Put the name of the idea on screen and count along with your fingers.',
    'Film it {place}, from above, and pause after each step.',
    'Show it once in silence, then again with the explanation.',
  ],
  story: [
    'Sit down, speak as to one person, and let a pause stand.',
    'Cut to an old photo or a place that belongs to it.',
    'Walk while you talk, {place} if you can.',
    'Hold {thing} in your hands while you tell it.',
  ],
  tips: [
    'Quick cut; the name of the idea in large letters.',
    'Point to the caption with the tip and keep moving.',
    'Hold up {thing}, say the tip, cut.',
    'One shot, one sentence on screen, next.',
  ],
  behind: [
    "Show what's usually outside the frame, {place}.",
    'Turn the camera around for a moment: cables, mess, notes.',
    'Leave a small mistake in the cut.',
    'Film over your own shoulder while you work with {thing}.',
  ],
  review: [
    'Two columns on screen, fill in one row.',
    'Hold {thing} up as a yardstick and compare.',
    'Split screen: claim on the left, test on the right.',
    'Thumb up or down only at the end of the part.',
  ],
  challenge: [
    'A timer runs in the corner.',
    'Do it on camera, unedited, with {thing} if you need it.',
    'Ask the viewer to pause and try before you go on.',
    'Tick a box on screen for each part.',
  ],
  opinion: [
    'Straight to camera, tight frame, no music.',
    'Lean forward for the one sentence that matters.',
    'Put the opposite opinion on screen and answer it.',
    'Raise an eyebrow, wait, then go on.',
  ],
  day: [
    'Film it in passing, {place}, as it happens.',
    'A clock or the light of the day in the picture.',
    'Carry the camera along: door, table, {thing}.',
    'Speak while you do something ordinary.',
  ],
}

/** What is seen while the parts around the points are spoken. */
export const FRAME_DIRECTIONS: Record<FramePart, readonly string[]> = {
  hook: [
    'Look straight into the lens and start without a greeting.',
    'Close to the camera, no music, first word on the first frame.',
    'Start in the middle of a movement.',
  ],
  setup: [
    'Step back, so that the room around you is visible.',
    'Sit down and put the topic on screen as a title.',
    'Medium shot, calm background, title on screen.',
  ],
  rehook: [
    'Change the angle.',
    'Step closer.',
    'A short pause, then a smile.',
    'Cut to a new frame.',
    'Turn to a second camera.',
    'Put the next title on screen.',
  ],
  payoff: [
    'Back to the first angle; the named ideas appear on screen.',
    'Slow down and leave a second of silence before the last sentence.',
    'Same place as at the start, calmer.',
  ],
  call: [
    'Point to where the viewer can act, and hold the last frame for two seconds.',
    'Smile, lift a hand, hold the frame.',
    'Stay in the picture for two seconds after the last word.',
  ],
}

/** Sums up the ideas of a script. */
export const RECAPS: readonly string[] = [
  'Three things to take with you: {names}.',
  'If you wrote anything down, let it be this: {names}.',
  'In short: {names}.',
]

/** Says where the examples come from, by the creator's niche. */
export const NICHE_LINES: readonly string[] = [
  "My examples come from {niche}, because that's where I spend my days.",
  'I look at it from the side of {niche}, so expect a detour or two.',
  'Most of my comparisons come from {niche}; swap in your own.',
]

/** Says whom it is for. */
export const AUDIENCE_LINES: readonly string[] = [
  'I made this for {audience}.',
  'I had {audience} in mind while I put this together.',
  "It's for {audience}, and everybody else is welcome too.",
]
