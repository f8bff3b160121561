import { type ReactNode } from 'react'

/** The part of the server's messages that becomes a link. */
const HOW = 'how to add one'

/** A link to the help page about adding an AI. */
export function AiHelpLink({ children }: { children: ReactNode }) {
  return (
    <a href="/help/ai" className="hl-link">
      {children}
    </a>
  )
}

/** Whether a message contains the words that become a link. */
export function mentionsAiHelp(sentence: string): boolean {
  return sentence.includes(HOW)
}

/** Shows a message and turns these words into a link to the help page. */
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
