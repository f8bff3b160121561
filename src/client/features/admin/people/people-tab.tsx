import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { AdminPanel } from '../admin-panel.tsx'
import { Invitations } from './invitations.tsx'
import { LogSheet } from './log-sheet.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import styles from './people-tab.module.css'

/** Milliseconds after the last letter until the search is sent. */
const DEBOUNCE_MS = 250

type Open = 'invite' | 'log' | { id: string }

/** Everyone who has an account here, and what their owner can do with them. */
export function PeopleTab() {
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const [open, setOpen] = useState<Open | null>(null)
  const close = (): void => setOpen(null)
  const query = trpc.admin.people.list.useInfiniteQuery(
    { search },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  )
  return (
    <AdminPanel query={query} failedTitle="The people did not load">
      {({ pages }) => {
        const [first] = pages
        const people = pages.flatMap((page) => page.people)
        const person = typeof open === 'object' ? people.find(({ id }) => id === open?.id) : undefined
        const total = first?.total ?? 0
        return (
          <>
            <form className={styles.find} aria-label="Find people" onSubmit={(event) => event.preventDefault()}>
              <TextInput
                {...languageAttributes(text)}
                type="search"
                aria-label="Search people"
                placeholder="Search name or address"
                className={styles.search ?? ''}
                leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
                leftSectionWidth={44}
                maxLength={INPUT_LIMITS.search}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <Button variant="default" onClick={() => setOpen('invite')}>
                Invite people
              </Button>
              <Button variant="subtle" color="gray" onClick={() => setOpen('log')}>
                What was done
              </Button>
            </form>
            <output className="hl-small hl-text-2 hl-figures">
              {total === 1 ? '1 account' : `${total.toLocaleString('en-US')} accounts`}
            </output>
            {first && people.length > 0 ? (
              <PeopleList people={people} page={first} onOpen={(id) => setOpen({ id })} />
            ) : (
              <EmptyState title="Nobody found" reason="No name and no address has this text in it." />
            )}
            {query.hasNextPage && (
              <Button
                variant="default"
                className={styles.more ?? ''}
                data-busy={query.isFetching || undefined}
                onClick={() => !query.isFetching && void query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading...' : 'Show more'}
              </Button>
            )}
            {first && person && <PersonSheet key={person.id} person={person} page={first} onClose={close} />}
            <PeopleSheet open={open === 'invite'} title="Invite people" onClose={close}>
              <Invitations />
            </PeopleSheet>
            <LogSheet open={open === 'log'} onClose={close} />
          </>
        )
      }}
    </AdminPanel>
  )
}
