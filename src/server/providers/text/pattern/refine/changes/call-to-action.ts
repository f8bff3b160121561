const ACTING =
  /^(?:(?:so|and|now|please|then|also|don['’]t forget to|make sure to|if you [^,.]{1,60}, )\s*(?:,\s*)?)*(?:follow|subscribe|comment|share|save|tag|like (?:and|this)|click|tap|sign up|hit (?:the|that|follow|subscribe|like)|drop (?:a|your|it)|join|dm|message me|send (?:me|this|it)|write to me|tell me|let me know|check out|visit|download|link in|you will find what i offer|leave (?:a|your)|smash|turn on)\b/iu

/** Whether a sentence asks its reader to do something, such as to follow or to comment. */
export function asksToAct(sentence: string): boolean {
  return ACTING.test(sentence)
}
