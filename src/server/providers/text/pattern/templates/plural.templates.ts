import { type TemplateSet } from './template-set.ts'

/** About many of a kind: "black holes", "houseplants", "running shoes". */
export const PLURAL_TEMPLATES: TemplateSet = {
  any: {
    Question: ['What do the best {noun} have in common?', 'Are all {noun} (really the same|equal)?'],
    Contrarian: ['Most {noun} are not what they seem.', '(Some|A few) {noun} deserve more credit than they get.'],
    List: ['Three kinds of {noun} everyone should know.', 'Three facts about {noun} worth repeating.'],
    'Curiosity gap': [
      'What all great {noun} have in common.',
      'The strangest thing about {noun} is how normal they seem.',
    ],
    Comparison: ['Good {noun} vs. great {noun}: spot the difference.'],
    Challenge: ['Rank {noun} from worst to best. I dare you.'],
    Mistake: ['Not all {noun} are the same. Here is where people mix them up.'],
    Proof: ['I compared {noun} side by side. One detail stood out.'],
  },
  casual: {
    Question: ['Can we all agree on {noun} for once?', "What's your honest ranking of {noun}?"],
    Contrarian: ["Most {noun} don't get the love they deserve.", 'I take it back. {Noun} are great.'],
    List: ["Three takes on {noun} I'll defend forever.", '{Noun}: keep, skip, maybe.'],
    Comparison: ['{Noun} I love vs. {noun} I only pretend to love.'],
    Story: ["I've got a whole folder about {noun}. Let's go."],
  },
  professional: {
    Question: ['What should you look for in {noun}?', 'How do you tell good {noun} from average ones?'],
    List: ['Three criteria for judging {noun}.', 'Three qualities the best {noun} share.'],
    Comparison: ['Average {noun} and excellent {noun}: the real difference.'],
    Proof: ['What careful observers notice about {noun}.'],
  },
  humorous: {
    Question: ['Do {noun} know they have this much power over me?'],
    List: [
      'I ranked {noun}. My family has asked me to stop.',
      'Three {noun} walk into a bar. I have follow-up questions.',
    ],
    Comparison: ['My feelings about {noun}: complicated. My feelings about rent: also complicated.'],
    Story: ['I named my favorite {noun}. This is where we are now.'],
    Contrarian: ['{Noun} are the reason I have no shelf space left in my head.'],
  },
  inspiring: {
    Question: ['What can {noun} remind us of today?'],
    Contrarian: ['The smallest {noun} can change how you see the rest.'],
    List: ['Three things {noun} can teach us about patience.'],
    'Curiosity gap': ['The more you learn about {noun}, the more you wonder.'],
    Story: ['{Noun} made me fall in love with small details.'],
    Challenge: ['Notice {noun} today. Really notice.'],
  },
}
