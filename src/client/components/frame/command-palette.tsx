/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a field that chooses from a list over the page has no tags of its own */
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useId, useReducer, useState } from 'react'
import { announce } from '../../lib/feedback/announce.ts'
import { overlay } from '../../lib/browser/overlay.ts'
import { isTouchFirst } from '../../lib/browser/shortcuts.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useHost } from '../../lib/api/use-host.ts'
import { useTheme } from '../../lib/browser/use-theme.ts'
import styles from './command-palette.module.css'
import { type Command, type CommandTools, findCommands } from './commands.ts'
import { HandoverDialogs } from '../video/handover/handover-dialogs.tsx'
import { useHandover } from '../video/handover/use-handover.ts'
import { useVideoCommand } from './use-video-command.ts'
import { useSignOut } from '../navigation/use-sign-out.ts'

const GROUPS = ['This video', 'Go to', 'Do'] as const
const [store, { open: openSpotlight, close: closeSpotlight }] = createSpotlight()

/** A dialog that finds pages and actions by name. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose(): void }) {
  const [query, setQuery] = useState('')
  const { signedIn } = useSession()
  const { selected } = useSpotlight(store)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  const tools = useCommandTools()
  const id = useId()
  const handover = useHandover()
  const first = useVideoCommand(signedIn, handover)
  const { plans, isOpen } = useHost()
  const without = [...(plans ? [] : ['plans' as const]), ...(isOpen ? [] : ['open' as const])]
  const reader = { signedIn, withKeys: !isTouchFirst(), without, first }
  const found = findCommands(query, reader)
  const shown = GROUPS.map((group) => ({ group, commands: found.filter((command) => command.group === group) }))
  const inOrder = shown.flatMap(({ commands }) => commands)
  const optionId = (command: Command): string => `${id}-${inOrder.indexOf(command)}`

  // Spotlight clears its field only after the fade-out. It may have been opened again by then.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setQuery('')
  }
  useEffect(() => (open ? openSpotlight() : closeSpotlight()), [open])

  function search(text: string): void {
    setQuery(text)
    if (findCommands(text, reader).length === 0) announce('Nothing found')
  }

  function run(command: Command): void {
    onClose()
    void command.run(tools)
  }

  return (
    <>
      <Spotlight.Root
        store={store}
        shortcut={null}
        // Clearing after the fade-out could delete text that was typed after reopening.
        clearQueryOnClose={false}
        query={query}
        onQueryChange={search}
        onSpotlightClose={onClose}
        returnFocus={false}
        centered={false}
        size={560}
        zIndex="var(--hl-z-modal)"
        radius="xl"
        overlayProps={{ color: 'var(--hl-scrim)', backgroundOpacity: 1 }}
        transitionProps={{ transition: 'fade-down', duration: 200 }}
        classNames={{
          inner: styles.inner ?? '',
          content: styles.content ?? '',
          search: styles.search ?? '',
          actionsList: styles.list ?? '',
        }}
        attributes={{ content: { 'aria-label': 'Command palette' } }}
      >
        <Spotlight.Search
          placeholder="Find a page or an action"
          aria-label="Find a page or an action"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={inOrder[selected] && optionId(inOrder[selected])}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          // Spotlight moves its selection after this handler and fires no event.
          onKeyDown={() => queueMicrotask(lookAgain)}
          spellCheck={false}
        />
        {found.length > 0 ? (
          <Spotlight.ActionsList id={`${id}-list`} role="listbox" aria-label="Commands">
            {shown.map(
              ({ group, commands }) =>
                commands.length > 0 && (
                  <div key={group} role="group" aria-label={group} className={styles.group}>
                    <p className={`hl-meta ${styles.groupName}`} aria-hidden="true">
                      {group}
                    </p>
                    {commands.map((command) => (
                      <Option
                        key={command.label}
                        id={optionId(command)}
                        command={command}
                        selected={inOrder[selected] === command}
                        onRun={() => run(command)}
                      />
                    ))}
                  </div>
                ),
            )}
          </Spotlight.ActionsList>
        ) : (
          <p className={`hl-small ${styles.nothing}`}>No page or action is called “{query.trim()}”.</p>
        )}
      </Spotlight.Root>
      <HandoverDialogs handover={handover} />
    </>
  )
}

interface OptionProps {
  id: string
  command: Command
  selected: boolean
  onRun(): void
}

/** Spotlight finds its options by `data-action`. Its own button component cannot have the role `option`. */
function Option({ id, command: { label, icon: Icon }, selected, onRun }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={selected}
      data-action
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {label}
    </button>
  )
}

function useCommandTools(): CommandTools {
  const router = useRouter()
  const go = useNavigate()
  const signOut = useSignOut()
  const { choose } = useTheme()
  const { data: config } = trpc.auth.config.useQuery()
  return {
    go,
    openLegal: (page) => {
      const address = page === 'terms' ? config?.termsUrl : config?.privacyUrl
      if (address?.startsWith('/')) void router.navigate({ href: address })
      else if (address) location.assign(address)
    },
    chooseTheme: choose,
    showKeys: () => overlay.set('keys'),
    signOut,
  }
}
