import { type ReactNode } from 'react'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { HelpCard } from '../../components/tool/result/help-card.tsx'
import { RunFailure } from '../../components/tool/result/run-failure.tsx'
import { DeclinedTopic } from '../../components/tool/result/unwritten-card.tsx'
import { Composer } from './composer.tsx'
import { Turns } from './turns.tsx'
import { useScrollToNewest } from './use-scroll-to-newest.ts'
import { isAhead, type useRefine } from './use-refine.ts'
import { type useVersions } from './content/use-versions.ts'

interface ChatProps {
  conversation: Conversation
  refine: ReturnType<typeof useRefine>
  versions: ReturnType<typeof useVersions>
  /** Whether restoring a version is disabled. */
  busy: boolean
  /** Whether the next answer uses internet search. */
  search?: boolean
  className?: string | undefined
  /** Further controls in the message box. */
  children?: ReactNode
}

/** The messages, errors and the message box of a conversation. */
export function Chat({ conversation, refine, versions, busy, search = false, className, children }: ChatProps) {
  const { run, failure } = refine
  const turns = conversation.conversationHistory.length
  const isLive = isAhead(run, turns)
  useScrollToNewest(
    turns + (isLive ? 1 : 0) + (failure || run.help || run.isDeclined ? 2 : 0),
    isLive ? run.content : '',
  )
  return (
    <section className={className} aria-label="Conversation">
      <Turns
        conversation={conversation}
        run={run}
        busy={busy}
        onView={versions.view}
        onRestore={(version) => void versions.restore(version)}
        onChoose={(turn, option) => void versions.choose(turn, option)}
        onResume={refine.resume}
      />
      {failure && (
        <RunFailure
          key={failure.requestId}
          title="Refinement failed"
          failure={failure}
          withDialog={false}
          onRetry={refine.retry}
        />
      )}
      {run.help && <HelpCard help={run.help} />}
      {run.isDeclined && <DeclinedTopic message={run.warnings.join(' ')} />}
      <Composer
        draft={refine.draft}
        writingSince={run.phase === 'writing' ? run.startedAt : null}
        onSend={(userMessage) => refine.send({ userMessage, useInternetSearch: search, turns })}
        onStop={refine.stop}
      >
        {children}
      </Composer>
    </section>
  )
}
