import { type Voice } from '../../creator/voice.ts'
import { type AdditionSet } from './addition-set.ts'

const GRAVE = [
  'Send this to someone who should not be alone with it.',
  'Save this for a hard day.',
  'If today is hard, talk to someone you trust.',
]

function goal(lines: Pick<AdditionSet, 'any' | 'plain' | 'short'>): AdditionSet {
  return { doable: [], grave: GRAVE, ...lines }
}

/** Calls to action by what the creator wants most. */
export const ACTION_LINES: Record<Voice['goal'], AdditionSet> = {
  awareness: goal({
    any: [
      'Share this with one person who is into {noun}.',
      'Know someone who never stops talking about {noun}? Send it to them.',
    ],
    plain: ['Share this with one person who needs to hear it.', 'Send this to the first person you thought of.'],
    short: ['Share this.', 'Send it to a friend.', 'Pass it on.'],
  }),
  following: goal({
    any: ['Follow for more on {noun}.', 'Follow along if {noun} [is|are] on your mind too.'],
    plain: ['Follow along for the next part.', 'Follow if you want to see how it goes on.'],
    short: ['Follow for more.', 'Follow along.'],
  }),
  engagement: goal({
    any: ['Tell me in the comments what you think about {noun}.', 'Leave your best advice on {noun} in the comments.'],
    plain: ['Tell me in the comments what you would do.', 'Write your answer in the comments.'],
    short: ['Tell me in the comments.', 'Comment your take.'],
  }),
  sales: goal({
    any: [
      'If you want help with {~noun}, you will find me through the link in my profile.',
      'Send me a message if you want help with {~noun}.',
    ],
    plain: ['You will find what I offer in my profile.', 'Send me a message if you want help with it.'],
    short: ['Link in my profile.', 'Message me.'],
  }),
  leads: goal({
    any: [
      'Send me a message, and let us talk about {noun}.',
      'Write to me if {noun} [is|are] on your list this month.',
    ],
    plain: ['Send me a message if you want to go deeper.', 'Write to me, and we will look at it together.'],
    short: ['Message me.', 'Write to me.'],
  }),
  education: goal({
    any: [
      'Save this for the next time {noun} [comes|come] up.',
      'Save this, and try it before you look for more on {noun}.',
    ],
    plain: ['Save this so that you can find it again.', 'Save this and teach it to one person.'],
    short: ['Save this.', 'Save it for later.'],
  }),
  community: goal({
    any: [
      'Say hello in the comments if {noun} [is|are] your thing too.',
      'Tag somebody who knows a thing or two about {noun}.',
    ],
    plain: ['Say hello in the comments, I read them all.', 'Tag somebody who would get this.'],
    short: ['Say hello below.', 'Tag a friend.'],
  }),
  sponsors: goal({
    any: ['Follow along, there is more on {noun} to come.', 'Follow, and tell me what to try next with {noun}.'],
    plain: ['Follow along, there is more to come.', 'Follow, and tell me what to try next.'],
    short: ['Follow along.', 'Follow for more.'],
  }),
}

/** What people expect to hear on each platform. */
export const PLATFORM_LINES: Record<'TikTok' | 'YouTube' | 'Instagram', AdditionSet> = {
  TikTok: {
    doable: ['Quick one about {noun}.', 'Okay, {noun}. Let us go.'],
    any: ['Quick one about {noun}.'],
    plain: ['Quick one.', 'No long intro. Let us go.'],
    short: ['Watch to the end.', 'No long intro.', 'Wait for it.'],
    grave: ['Stay a minute.'],
  },
  YouTube: {
    doable: [
      'By the end of this video, you will know where to begin with {~noun}.',
      'I will take you through {noun}, one step at a time.',
    ],
    any: [
      'By the end of this video, you may see {noun} in a different way.',
      'Let us take the time to look at {noun} properly.',
    ],
    plain: [
      'I will take you through it one step at a time.',
      'Stay until the end, because the last part ties it together.',
    ],
    short: ['The whole story, in this video.', 'Step by step, in this video.', 'Stay for the last part.'],
    grave: ['This video is for anyone who needs company. You can pause it whenever you like.'],
  },
  Instagram: {
    doable: ['Save this for the next time {noun} [comes|come] up.'],
    any: ['Save this if you are into {noun}.', 'Send this to the person you talk about {noun} with.'],
    plain: ['Save this for later.', 'Send this to somebody who gets it.'],
    short: ['Save this one.', 'Save it for later.'],
    grave: ['Save this for a hard day.'],
  },
}
