import { Button } from '@mantine/core'
import { IconMovie, IconPencil } from '@tabler/icons-react'
import { readTitles } from '../../../../shared/features/captions/caption-titles.rules.ts'
import { structuredText } from '../../../../shared/features/library/structured-content.rules.ts'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { ContentView } from '../../../components/tool/result/content-view.tsx'
import { HookIdeas } from '../../../components/tool/hook-ideas.tsx'
import { TitleOptions } from '../../../components/tool/title-options.tsx'
import { toHandoverPiece, NextActions } from '../../../components/video/handover/next-actions.tsx'
import { type Handover } from '../../../components/video/handover/use-handover.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { copyContent } from './copy-content.ts'
import { ITEM_KINDS } from '../item-kinds.ts'
import { ChatLink } from './chat-link.tsx'
import { buildPreview } from './item-preview.ts'
import { ItemVoice } from './item-voice.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface ItemViewProps {
  item: LibraryItem
  open: boolean
  /** Starts the next steps of the item. */
  handover: Handover
  onEdit(): void
  onAddToVideo(): void
  onClose(): void
}

/** A dialog with an item. */
export function ItemView({ item, open, handover, onEdit, onAddToVideo, onClose }: ItemViewProps) {
  const { type, content, tags, folder, metadata } = item
  const { name, hasOwnTitle } = buildPreview(item)
  return (
    <Dialog
      open={open}
      title={hasOwnTitle ? <span {...languageAttributes(name)}>{name}</span> : ITEM_KINDS[type].one}
      size={640}
      returnsFocus={false}
      onClose={onClose}
    >
      {type === 'tts' && <ItemVoice item={item} name={name} whole />}
      <TitleOptions titles={readTitles(metadata?.['titles'])} />
      <ContentView kind={type} content={structuredText(content) ?? content} />
      {type === 'hook' && <HookIdeas of={metadata} />}
      {folder !== null && (
        <p className="hl-small hl-text-2">
          Folder: <bdi {...languageAttributes(folder)}>{folder}</bdi>
        </p>
      )}
      {tags.length > 0 && (
        <ul className="hl-tags" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} {...languageAttributes(tag)}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      <DialogActions sticky>
        <NextActions
          piece={item}
          handoverPiece={toHandoverPiece(item)}
          handover={{
            ...handover,
            // The planning sheet replaces this dialog.
            plan: (from) => {
              onClose()
              return handover.plan(from)
            },
          }}
        />
        <CopyButton variant="default" name="Copy Content" label="Copy Content" onCopy={() => copyContent(content)} />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onEdit}
        >
          Edit Item
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMovie size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onAddToVideo}
        >
          {item.videoId === undefined ? 'Add to a video' : 'Change the video'}
        </Button>
        <ChatLink item={item} />
        <Button variant="subtle" color="gray" size="sm" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
