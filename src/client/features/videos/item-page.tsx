import { readTitles } from '../../../shared/features/captions/caption-titles.rules.ts'
import { structuredText } from '../../../shared/features/library/structured-content.rules.ts'
import { contentText } from '../../../shared/features/library/structured-content.rules.ts'
import { shownTitle } from '../../../shared/features/library/library.rules.ts'
import type { LibraryItem } from '../../../shared/features/library/library.schema.ts'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { ContentView } from '../../components/tool/result/content-view.tsx'
import { HookIdeas } from '../../components/tool/hook-ideas.tsx'
import { TitleOptions } from '../../components/tool/title-options.tsx'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { usePlannerEntries } from '../../lib/api/use-planner-entries.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import { EntryStatus } from './sheet/entry-status.tsx'
import { PartActions, SheetPart } from './sheet/sheet-part.tsx'
import styles from './item-page.module.css'

interface ItemPageProps {
  itemId: string
  view: PlannerView | undefined
  isArrival: boolean
}

const KIND = { hook: 'Hook', script: 'Script', caption: 'Caption', tts: 'Text' } as const

/** The sheet of an item that is planned without a video: its text, its time and its status. */
export function ItemPage({ itemId, view, isArrival }: ItemPageProps) {
  const { data, error, refetch } = trpc.library.get.useQuery({ id: itemId }, { staleTime: 0 })
  const failure = error && (!data || readFailure(error).status === 404) ? readFailure(error) : null
  const title = data && shownTitle(data.title)
  return (
    <SheetFrame
      what="item"
      view={view}
      isArrival={isArrival}
      title={title !== undefined && <span {...languageAttributes(title)}>{title}</span>}
      failure={failure}
      onRetry={() => void refetch()}
    >
      {data && <Item item={data} />}
    </SheetFrame>
  )
}

function Item({ item: { id, type, content, metadata } }: { item: LibraryItem }) {
  const { data: entries = [] } = usePlannerEntries({ staleTime: 0 })
  const planned = entries.filter(({ libraryItemId }) => libraryItemId === id)
  return (
    <div className={styles.item}>
      <SheetPart title={KIND[type]}>
        <TitleOptions titles={readTitles(metadata?.['titles'])} />
        <ContentView kind={type} content={structuredText(content) ?? content} />
        {type === 'hook' && <HookIdeas of={metadata} />}
        <PartActions>
          <CopyButton
            variant="default"
            name="Copy all"
            label="Copy all"
            onCopy={() => copyResult(contentText(content))}
          />
          <ButtonLink to="/library" search={{ item: id }} variant="subtle" color="gray" size="sm">
            Open in the library
          </ButtonLink>
        </PartActions>
      </SheetPart>
      {planned.length > 0 && (
        <SheetPart title="Plan">
          {planned.map((entry) => (
            <div key={entry.id}>
              <span className="hl-small hl-text-2">{entry.platform}</span>
              <EntryStatus entry={entry} />
            </div>
          ))}
        </SheetPart>
      )}
    </div>
  )
}
