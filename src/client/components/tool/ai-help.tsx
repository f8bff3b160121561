import { type ReactNode } from 'react'

/** The words of the server's messages that become the link. */
const HOW = 'how to add one'

/** Link to the help page about adding an AI. */
export function AiHelpLink({ children }: { children: ReactNode }) {
  return (
    <a href="/help/ai" className="hl-link">
      {children}
    </a>
  )
}

/** Whether a message contains these words. */
export function namesAiHelp(sentence: string): boolean {
  return sentence.includes(HOW)
}

/** A message in which these words are a link to the help page. */
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
