import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/api/trpc.ts'
import { useLiveConfig } from '../../lib/api/use-live-config.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { RECENT_SHOWN, RecentResults } from '../../components/tool/recent-results.tsx'
import { FoldedForm } from '../../components/tool/form/folded-form.tsx'
import { ReplaceTextDialog } from '../../components/tool/result/replace-text-dialog.tsx'
import { StaleNote } from '../../components/video/stale-note.tsx'
import { VideoRail } from '../../components/video/video-rail.tsx'
import { SPEECH_SUMMARY } from './speech-history.tsx'
import { NotSetUp } from './not-set-up.tsx'
import { Recordings } from './recordings.tsx'
import { SpeechBar } from './speech-bar.tsx'
import { SpeechForm } from './form/speech-form.tsx'
import { SpeechResult } from './speech-result.tsx'
import { Tips } from './tips.tsx'
import { describeChoices, buildTitle } from './tts-input.ts'
import { UsageCard } from './usage-card.tsx'
import { useSpeechTool } from './use-speech-tool.ts'
import styles from './tts-page.module.css'

/** The page of text-to-speech. */
export function TtsPage({ userId }: { userId: string }) {
  const { data: config } = useLiveConfig()
  const tool = useSpeechTool(userId)
  const history = trpc.tts.history.useQuery({ limit: RECENT_SHOWN })
  const { run, input } = tool
  const { editing, edit, resultsRef } = tool.form
  const isSetUp = config?.speech.isSetUp ?? true
  const folded =
    editing || !run.input ? null : { topic: buildTitle(run.input.text), choices: describeChoices(run.input) }
  // Without a speech engine a text without audio cannot be spoken again.
  const earlier = isSetUp ? history.data : history.data?.filter(({ audioUrl }) => audioUrl !== null)

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead
        back="Back to Dashboard"
        title="Text-to-Speech"
        sub="AI voices with SSML support"
        rail={<VideoRail step="voice" videoId={tool.about.videoId} />}
      >
        {config && isSetUp && !config.speech.live && (
          <p className={`hl-meta hl-text-3 ${styles.offline}`}>
            Offline voice: no AI voice is set.{' '}
            <Link to="/help/ai" hash="voices" className="hl-link">
              How to add one
            </Link>
          </p>
        )}
      </PageHead>
      <div className={styles.panes} data-folded={folded ? true : undefined}>
        <div className={styles.pane}>
          {isSetUp ? (
            <>
              <div className={styles.usage}>
                <UsageCard />
              </div>
              {folded && <FoldedForm {...folded} onEdit={edit} />}
              <div className={styles.form}>
                <SpeechForm tool={tool} />
              </div>
            </>
          ) : (
            <NotSetUp />
          )}
        </div>
        <div className={styles.pane}>
          <section ref={resultsRef} tabIndex={-1} className={styles.results} aria-label="Results">
            <StaleNote
              step="voice"
              video={tool.about.video}
              onGone={() => resultsRef.current?.focus({ preventScroll: true })}
            />
            <SpeechResult tool={tool} isSetUp={isSetUp} />
          </section>
          <div className={styles.rest}>
            {isSetUp && <Tips />}
            <RecentResults
              {...SPEECH_SUMMARY}
              query={{ ...history, data: earlier }}
              formatOpenLabel={({ audioUrl }) => (audioUrl ? 'Open again' : 'Use the text')}
              busy={run.phase === 'writing'}
              onOpen={tool.open}
            />
          </div>
        </div>
      </div>
      <div className={styles.recordings}>
        <Recordings />
      </div>
      {isSetUp && <SpeechBar tool={tool} folded={folded !== null} />}
      <ReplaceTextDialog
        open={tool.replacement !== null}
        text={input.text}
        onReplace={() => {
          if (tool.replacement) tool.replace(tool.replacement)
        }}
        onKeep={tool.keep}
      />
    </PageMain>
  )
}
