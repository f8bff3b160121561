import { isTelling, trimMarks, type CleanTopic } from './clean-topic.ts'

const MEDIUM =
  '(?:youtube|instagram|tiktok|tik tok|insta)?\\s*(?:short[- ]form |long[- ]form |short )?(?:video|vlog|reel|tiktok|tik tok|short|post|content|clip|hook|story|episode|script)s?'
const ASIDE = '(?:hi|hey|hello|ok|okay|so|please|pls)[,!]?\\s+'

/** What people write before a topic when they talk to the tool rather than name the topic. Applied again and again. */
const REQUESTS = [
  new RegExp(`^(?:${ASIDE})+(?=\\S+\\s+\\S)`, 'iu'),
  /^(?:video |content |post )?(?:pov|q|question|topic|idea|title|subject|theme|concept|prompt)\s*[:=-]\s*/iu,
  new RegExp(
    `^(?:can|could|would|will) you (?:please )?(?=write|make|create|give|generate|help)|^(?:please )?(?:write|make|create|give me|generate|need|help me (?:with|write|make)|i need|i want|i'd like|i would like)\\s+(?:me )?(?:some |a few |ten |\\d+ |an? |the |good |great |viral |catchy |new )*${MEDIUM}(?: ideas?)?\\s+(?:for|about|on|of|explaining|showing|where|titled)\\s+`,
    'iu',
  ),
  new RegExp(
    `^i(?:['’]m| am)? (?:want(?:ing)? to|going to|gonna|would like to|plan(?:ning)? to|wanna|need to) (?:make|create|film|shoot|record|do|post|write) (?:an? |some |my |the )?(?:\\w+ )?${MEDIUM}\\s+(?:about|on|of|explaining|showing|where)\\s+`,
    'iu',
  ),
  /^i(?:['’]m| am)? (?:want(?:ing)? to|going to|gonna|would like to|plan(?:ning)? to|wanna|need to) (?:talk|speak|make something|do something|tell (?:people|you|everyone|my followers)) about\s+/iu,
  new RegExp(`^(?:an?|some|my|the)?\\s*(?:\\w+ )?${MEDIUM}(?: ideas?)?\\s+(?:about|explaining|showing)\\s+`, 'iu'),
  /^(?:the )?(?:\w+ )?truth (?:about|behind)\s+/iu,
  /^(?:what|things|something) (?:nobody|no one|they don['’]t|no-one) (?:ever )?(?:tells|told|tell|warns|says to) you about\s+/iu,
  /^everything (?:you (?:need|have|should) (?:to )?know )?about\s+/iu,
  /^(?:an )?(?:intro|introduction) to\s+/iu,
  /^(?:all )?about\s+(?=\S+)/iu,
  /^something (?:about|on)\s+/iu,
]

/**
 * The part of a topic that names what it is about: without "make a video about", and without the second title after a
 * colon, a dash or a bar.
 */
export function mainPart({ text, ending }: CleanTopic): CleanTopic {
  let part = text
  for (let round = 0; round < 3; round += 1) {
    for (const request of REQUESTS) {
      const rest = part.replace(request, '')
      if (isTelling(rest)) part = rest
    }
  }
  const [before = '', after = ''] = part.split(/\s+[-–—]+\s+|(?<!\d)[:;](?!\d)\s*|\s*[–—]\s*|…+|\.{2,}/u)
  const whole = isTelling(before) ? before : isTelling(after) ? after : part
  const isWhole = whole === part
  return { text: trimMarks(whole), ending: isWhole ? ending : '' }
}
