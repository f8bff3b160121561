import { type ReactNode, type Ref } from 'react'
import { useLiveConfig } from '../../lib/api/use-live-config.ts'
import { PageHead } from '../page/page-head.tsx'
import { PageMain } from '../page/page-main.tsx'
import { WithAiHelp } from './ai-help.tsx'
import { FoldedForm } from './form/folded-form.tsx'
import styles from './tool-layout.module.css'

interface ToolLayoutProps {
  title: string
  sub: string
  /** Content of the collapsed form on small screens. Null while the form is open. */
  folded: { topic: string; choices: string } | null
  form: ReactNode
  results: ReactNode
  resultsRef: Ref<HTMLElement>
  bar: ReactNode
  /** The rail of the video, below the title. */
  rail: ReactNode
  onEdit(): void
}

/** The two columns of a tool: form and results. One column below 1024 px. */
export function ToolLayout({ title, sub, folded, form, results, resultsRef, bar, rail, onEdit }: ToolLayoutProps) {
  const { data: config } = useLiveConfig()
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Back to Dashboard" title={title} sub={sub} rail={rail}>
        {config && !config.text.live && (
          <p className={`hl-meta hl-text-3 ${styles.demo}`}>
            <WithAiHelp>Draft writer. An AI writes better: how to add one</WithAiHelp>
          </p>
        )}
      </PageHead>
      <div className={styles.panes}>
        {folded && <FoldedForm {...folded} onEdit={onEdit} />}
        <div className={styles.form} data-folded={folded ? true : undefined}>
          {form}
        </div>
        <section ref={resultsRef} tabIndex={-1} className={styles.results} aria-label="Results">
          {results}
        </section>
      </div>
      {bar}
    </PageMain>
  )
}
