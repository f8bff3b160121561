import { type ChangeName } from './instruction.ts'

/** How a text can be: more of it, or less, which is its `opposite`. `base` counts only where more of it is asked for. */
export interface Quality {
  change: ChangeName
  opposite: ChangeName
  strong: RegExp
  base: RegExp
}

export const QUALITIES: readonly Quality[] = [
  {
    change: 'shorter',
    opposite: 'longer',
    strong:
      /\b(?:shorter|shorten(?:ed|ing)?|shorten|briefer|tighter|tighten(?: (?:it|this|up))*|punchier|snappier|crisper|leaner|condense[ds]?|trim(?:med)?|more (?:concise|compact|succinct|to the point)|streamline|summari[sz]e|boil (?:it|this) down|cut (?:it|this|the (?:text|script|caption|hook|length)|down|in half|by)|halve|half (?:as long|the (?:length|size|words))|reduce (?:it|the (?:length|words|size|word count))|(?:fewer|less) words|get to the point|make it (?:a )?one[- ]liner|(?:more )?direct|faster|chop|compress|abridge)\b/u,
    base: /\b(?:short|brief|concise|compact|succinct|crisp|snappy|punchy)\b/u,
  },
  {
    change: 'longer',
    opposite: 'shorter',
    strong:
      /\b(?:longer|lengthen|lengthier|expand(?: on)?|elaborate|extend|stretch|flesh (?:it|this|out)|more (?:\w+ )?(?:details?|detailed|depth|context|information|info|words|sentences|explanation|text|examples|substance)|add (?:some |a few |a bit of |a little )?(?:details?|depth|context|information|info|sentences|explanation|lines|examples?)|in[- ]depth|twice as long|double (?:it|the length)|go deeper|develop (?:it|this))\b/u,
    base: /\b(?:long|wordy|lengthy|detailed|verbose|thorough)\b/u,
  },
  {
    change: 'emotion',
    opposite: 'plain',
    strong:
      /\b(?:more (?:\w+ )?(?:emotion(?:s|al|ally)?|feelings?|heart(?:felt)?|passion(?:ate)?|personal|touching|moving|vulnerab(?:le|ility)|drama(?:tic)?|excit(?:ement|ed|ing)|intense|intensity|warmth|warm|energy|energetic|soul|intimate)|warmer|(?:add|include|put|bring|with|some|inject) (?:some |more |a bit of |a little |in )*(?:emotions?|feelings?|heart|passion|drama|warmth|soul|energy)|make (?:me|them|people|us|readers|viewers|it) (?:feel|cry)|tug at|heartstrings|hit harder|pull at)\b/u,
    base: /\b(?:emotional|heartfelt|touching|passionate|personal|moving|vulnerable|dramatic|energetic|warm|feelings|emotion)\b/u,
  },
  {
    change: 'casual',
    opposite: 'formal',
    strong:
      /\b(?:informal|conversational|chatty|laid[- ]back|more (?:casual(?:ly)?|relaxed|natural|friendly|human|down[- ]to[- ]earth|colloquial|chill|approachable|everyday)|friendlier|chattier|looser|(?:talking|talk|speaking|chatting|sound|like) (?:to |with |like )?(?:i'm talking to )?(?:a |my |your )?friends?|(?:add|use|some|with) (?:some )?slang|less (?:stiff|corporate|robotic)|loosen)\b/u,
    base: /\b(?:casual(?:ly)?|relaxed|natural|friendly|human|colloquial|chill|down[- ]to[- ]earth)\b/u,
  },
  {
    change: 'formal',
    opposite: 'casual',
    strong:
      /\b(?:more (?:professional(?:ly)?|formal(?:ly)?|business[- ]?like|corporate|polished|polite|authoritative|academic|sophisticated|elegant|official)|businesslike|formali[sz]e|polish (?:it|this)|for (?:linkedin|work|business|my boss|clients)|no slang|without slang|politer)\b/u,
    base: /\b(?:professional(?:ly)?|formal(?:ly)?|business[- ]?like|corporate|polished|polite|authoritative|stiff|robotic|academic|sophisticated)\b/u,
  },
  {
    change: 'funny',
    opposite: 'serious',
    strong:
      /\b(?:funnier|wittier|sillier|goofier|more (?:fun(?:ny)?|humou?r(?:ous)?|humou?rous|witty|wit|playful|entertaining|hilarious|comedic|amusing|lighthearted|jokes?)|make (?:me|them|people|us|it) laugh|joke about|(?:some|with|add|a bit of|use|include) (?:a |some |more |bit of |little |touch of |in )*(?:humou?r|fun|comedy|wit|jokes?|punchline)|lighten (?:it|this|up)|crack a joke)\b/u,
    base: /\b(?:funny|humou?rous|witty|hilarious|playful|entertaining|silly|comedic|amusing|light[- ]?hearted|jokey)\b/u,
  },
  {
    change: 'serious',
    opposite: 'funny',
    strong:
      /\b(?:more serious|seriously worded|(?:no|without|remove|drop|delete|cut|skip|lose) (?:the |any |all |those )?(?:jokes?|humou?r))\b/u,
    base: /\b(?:serious|sober)\b/u,
  },
  {
    change: 'inspiring',
    opposite: 'plain',
    strong:
      /\b(?:more (?:inspir(?:ing|ational|ed)|motivat(?:ing|ional|ion)|uplifting|encouraging|empowering|hopeful|positive|optimistic|inspiration)|(?:inspire|motivate|uplift|encourage|empower) (?:me|them|people|us|my|the|viewers|readers|others)|(?:add|some|with|include) (?:some |more |a bit of )*(?:inspiration|motivation|hope|encouragement))\b/u,
    base: /\b(?:inspir(?:ing|ational)|motivat(?:ing|ional)|uplifting|encouraging|empowering|hopeful)\b/u,
  },
  {
    change: 'simple',
    opposite: 'formal',
    strong:
      /\b(?:simpler|simplify|simplified|more simply|easier(?: words| language| to (?:understand|read|follow))?|plain(?:er)? (?:english|language|words)|(?:simple|basic|small|short|easy) (?:words|language|english|terms)|eli5|like i'?m (?:five|5)|(?:no|less|without|remove(?: the)?|drop the) jargon|(?:too|less|overly) (?:complicated|complex|difficult|hard|technical)|clearer|more readable|(?:for|so) (?:a )?(?:kids|beginners|a child|a five[- ]year[- ]old)|dumb (?:it|this) down|easy to (?:understand|read|follow))\b/u,
    base: /\b(?:simple|easy|clear|readable)\b/u,
  },
]

/** Something that a text has or has not. */
export interface Thing {
  noun: RegExp
  add: ChangeName
  remove: ChangeName
  fewer: ChangeName
}

export const THINGS: readonly Thing[] = [
  {
    noun: /\b(?:emojis?|emoji's|emoticons?|smileys?|smilies)\b/u,
    add: 'emoji',
    remove: 'no-emoji',
    fewer: 'fewer-emoji',
  },
  {
    noun: /(?:\b|#)(?:hash ?tags?|tags)\b/u,
    add: 'hashtags',
    remove: 'no-hashtags',
    fewer: 'fewer-hashtags',
  },
  {
    noun: /\b(?:call[- ]to[- ]actions?|calls to action|cta|ctas)\b/u,
    add: 'action',
    remove: 'no-action',
    fewer: 'no-action',
  },
  { noun: /\bquestions?\b/u, add: 'question', remove: 'no-question', fewer: 'no-question' },
  {
    noun: /\b(?:statistics?|stats|percent(?:ages?)?|data|facts and figures|studies|facts)\b/u,
    add: 'statistics',
    remove: 'no-numbers',
    fewer: 'no-numbers',
  },
  { noun: /\b(?:numbers?|digits?|figures|numerals)\b/u, add: 'numbers', remove: 'no-numbers', fewer: 'no-numbers' },
]

const OPENING =
  '(?:hook|opening|opener|intro(?:duction)?|(?:first|opening) (?:line|sentence|words)|beginning|start|headline|title)'

/** Whole requests, the first that fits wins its place in the message. */
export const ORDERS: readonly { change: ChangeName; words: RegExp }[] = [
  {
    change: 'undo',
    words:
      /\b(?:undo|revert|restore|roll ?back|take (?:that|it) back|(?:go|back|change it back|switch) (?:back )?to (?:the |my )?(?:original|previous|last|earlier|old|first)(?: version| one| text)?|(?:the )?(?:previous|earlier) version|as it was(?: before)?|bring (?:it|that|the old one) back|(?:last|old) (?:version|one) was better)\b/u,
  },
  {
    change: 'question-hook',
    words: new RegExp(
      `\\b(?:(?:start|open|begin|lead) with a question|(?:turn|make|rephrase|rewrite|phrase|put) (?:it|this|the hook|the first line) (?:in)?(?:to|as)? ?a question|question (?:hook|at the (?:start|beginning))|a question (?:at the (?:start|beginning)|first))\\b`,
      'u',
    ),
  },
  {
    change: 'hook',
    words: new RegExp(
      `\\b(?:(?:an?other|new|different|other|fresh|better|stronger|alternative|alternate|catchier|second|more \\w+) (?:\\w+ )?${OPENING}|(?:change|rewrite|replace|swap|redo|improve|rework|switch) (?:out )?(?:the |my |this )?${OPENING}|(?:start|open|begin) (?:it )?(?:differently|with something else|another way)|make (?:the |my )?(?:hook|opening|opener|intro|first line) (?:stronger|better|catchier|different|punchier)|catchier|(?:more )?attention[- ]grabbing|scroll[- ]stopping)\\b`,
      'u',
    ),
  },
  {
    change: 'again',
    words:
      /\b(?:(?:another|new|different|other|fresh|alternative) (?:one|version|option|variant|variation|take|idea)|something (?:else|different|new)|try (?:it )?again|regenerate|redo (?:it|this)|start over|once more|one more|rewrite (?:it|this|everything)|rephrase(?: it| this)?|reword(?: it| this)?)\b/u,
  },
  {
    change: 'new-action',
    words:
      /\b(?:an?other|new|different|other|stronger|better|fresh|change the|rewrite the|replace the) (?:call[- ]to[- ]action|cta)\b/u,
  },
  {
    change: 'action',
    words:
      /\b(?:(?:ask|tell|get|invite|encourage|remind) (?:them|people|viewers|readers|followers|everyone|my \w+|the (?:viewers|audience|readers)) to (?:subscribe|follow|comment|like|share|save|click|buy|join|sign up|visit|act|engage)|end with a (?:call|cta|follow)|(?:ask|invite) for (?:a )?(?:follow|comment|like|share|save|subscribe)s?|(?:add|include) (?:a )?(?:follow|subscribe) (?:line|prompt))\b/u,
  },
  {
    change: 'question',
    words:
      /\b(?:ask (?:(?:them|people|viewers|readers|my \w+|the (?:viewers|audience|readers)) )?(?:a question|something|what|if|how|why|for (?:their|an?) opinions?)|more (?:engaging|interactive)|ask the (?:audience|viewers))\b/u,
  },
  {
    change: 'TikTok',
    words:
      /\b(?:more|like|for|on|in|as|to|into|sound|suit|fit) (?:a |an |the |my |it |more )*(?:tik ?toks?|shorts|reels)(?:[- ](?:style|tone|friendly|video|vibe|voice|audience))?|\b(?:tik ?tok|shorts)[- ](?:style|tone|friendly|version|vibe|voice|ready)/u,
  },
  {
    change: 'YouTube',
    words:
      /\b(?:more|like|for|on|in|as|to|into|sound|suit|fit) (?:a |an |the |my |it |more )*(?:you ?tube|yt)(?:[- ](?:style|tone|friendly|video|vibe|voice|audience))?|\b(?:you ?tube|yt)[- ](?:style|tone|friendly|version|vibe|voice|ready)/u,
  },
  {
    change: 'Instagram',
    words:
      /\b(?:more|like|for|on|in|as|to|into|sound|suit|fit) (?:a |an |the |my |it |more )*(?:instagram|insta|ig)(?:[- ](?:style|tone|friendly|post|vibe|voice|audience))?|\b(?:instagram|insta|ig)[- ](?:style|tone|friendly|version|vibe|voice|ready)/u,
  },
]
