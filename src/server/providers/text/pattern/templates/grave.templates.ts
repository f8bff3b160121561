import { type TemplateSet } from './template-set.ts'

/** About topics on which a joke, a dare or a boast would hurt: "grief", "my dad died", "living with cancer". */
export const GRAVE_TEMPLATES: TemplateSet = {
  any: {
    Question: [
      '{Label}: what do you wish people understood?',
      '{Label}. Can we talk about it honestly?',
      '{Label}: what helped you?',
    ],
    Contrarian: ['{Label}: there is no right way to feel about it.', '{Label}. It does not follow a schedule.'],
    List: [
      '{Label}: three things I wish I had known.',
      '{Label}: three things not to say, one that helps.',
      '{Label}: three small things that can help.',
    ],
    Story: [
      '{Label}. I have not talked about it until now.',
      'It took me a long time to talk about this: {label}.',
      '{Label}, in my own words.',
    ],
    Mistake: ['{Label}: what I got wrong at first.', '{Label}: what people mean well and still get wrong.'],
    'Curiosity gap': [
      '{Label}: the part people rarely talk about.',
      'Nobody prepares you for this: {label}.',
      '{Label}: what it is like from the inside.',
    ],
    'How-to': [
      '{Label}: how to be there for someone.',
      '{Label}: where to begin when you feel lost.',
      '{Label}, explained with care.',
    ],
    Challenge: ['{Label}. Check on one person today.', '{Label}. Listen first, then speak.'],
    Comparison: ['{Label}: what people expect and what it is.', '{Label}: what people say and what helps.'],
    Proof: ['{Label}. No advice, only what I have seen.', '{Label}: what I know, and what I do not.'],
    'Before and after': ['{Label}: what changed, and what stayed.', '{Label}: who I was, who I am now.'],
    Warning: ['{Label}. Take care of yourself while you watch.', '{Label}. Skip this one if today is hard.'],
  },
  casual: {
    Question: ['{Label}. How are you, really?'],
    Contrarian: ["{Label}: it's okay if you're not okay."],
    Story: ["{Label}. No script, I'm just going to talk.", "I didn't know how to say this, so: {label}."],
    'Curiosity gap': ["{Label}: what I couldn't say out loud."],
    List: ["{Label}: three things I'd tell a friend."],
    Challenge: ["{Label}. Send this to someone who shouldn't be alone with it."],
    'How-to': ["{Label}: here's what got me through the week."],
  },
  professional: {
    Question: ['{Label}: which support makes a difference?', '{Label}: what should people know first?'],
    List: ['{Label}: three facts, without fear.', '{Label}: three ways to help.'],
    Mistake: ['{Label}: a common misunderstanding.'],
    'Curiosity gap': ['{Label}: what is too rarely discussed.'],
    'How-to': ['{Label}: a careful introduction.', '{Label}: how to speak about it with respect.'],
    Proof: ['{Label}: what we know, stated plainly.'],
  },
  humorous: {
    Question: ['{Label}. Who else needs a gentle minute?'],
    Story: ['{Label}. Some days even laughing helps, some days not.', '{Label}, told as honestly as I can.'],
    'Curiosity gap': ['{Label}: the strange, small things nobody mentions.'],
    Contrarian: ['{Label}: you are allowed to smile again.'],
    List: ['{Label}: three small things that made me breathe out.'],
    'How-to': ['{Label}: one day at a time, some of them badly.'],
    Challenge: ['{Label}. Call somebody you miss.'],
  },
  inspiring: {
    Question: ['{Label}: what gives you strength?'],
    Story: ['{Label}. I am still here, and so are you.', '{Label}: how I found my way back.'],
    'Curiosity gap': ['{Label}: the small light nobody mentions.'],
    Contrarian: ['{Label}: being gentle is not giving up.'],
    List: ['{Label}: three things that carried me.'],
    'How-to': ['{Label}: one breath, one hour, one day.'],
    Proof: ['{Label}. If you are in it right now, you are not alone.'],
    'Before and after': ['{Label}: it does not get smaller. You grow around it.'],
  },
  YouTube: {
    Story: ['{Label}. This video is for anyone who needs company.'],
    Warning: ['{Label}. You can pause this video whenever you need.'],
  },
  TikTok: {
    Story: ['{Label}. If this found you, stay a minute.'],
    Challenge: ['{Label}. You do not have to comment. I see you.'],
  },
  Instagram: {
    List: ['{Label}. Save this for a hard day.'],
    Challenge: ['{Label}. Share this with someone who should not be alone.'],
  },
}
