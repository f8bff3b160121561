import { type ReactNode } from 'react'

/** What the server calls the way to an AI in its sentences. */
const HOW = 'how to add one'

/** Leads to the page on how an AI is added. */
export function AiHelpLink({ children }: { children: ReactNode }) {
  return (
    <a href="/help/ai" className="hl-link">
      {children}
    </a>
  )
}

/** Whether a sentence names the way to an AI. */
export function namesAiHelp(sentence: string): boolean {
  return sentence.includes(HOW)
}

/** A sentence; where it says how an AI is added, those words lead there. */
export function WithAiHelp({ children: sentence }: { children: string }) {
  const at = sentence.indexOf(HOW)
  if (at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <AiHelpLink>{HOW}</AiHelpLink>
      {sentence.slice(at + HOW.length)}
    </>
  )
}
