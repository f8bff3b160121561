import { type QueryClient } from '@tanstack/react-query'
import { isSignedOut, readFailure } from '../api/failure.ts'
import { type Session } from './session.ts'
import { askToSignIn, signInRequest } from './sign-in-request.ts'

/**
 * Handles queries that fail because the session was ended elsewhere. On a page with a form it opens the sign-in dialog, so that
 * typed text survives. On other pages it calls `leave`, which opens the sign-in page. Once there is a session, failed queries are
 * repeated.
 */
export function watchSession(
  queryClient: QueryClient,
  session: Pick<Session, 'user' | 'isOver' | 'ended' | 'onChange'>,
  leave: () => Promise<unknown>,
): void {
  let isActing = false

  async function act(): Promise<void> {
    if (!(await session.isOver())) return askAgain()
    // The open sign-in request already repeats its own call.
    if (signInRequest.get()) return
    if (holdsWork()) await askToSignIn()
    else await session.ended(leave)
  }

  function askAgain(): void {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }

  session.onChange(() => {
    if (session.user()) askAgain()
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (isActing || !session.user() || !isSignedOut(readFailure(event.action.error))) return
    isActing = true
    act()
      .catch(() => {
        // Without a response the page shows that the server cannot be reached.
      })
      .finally(() => {
        isActing = false
      })
  })
}

/** Whether leaving this page could lose typed text. A search field does not count. */
function holdsWork(): boolean {
  return [...document.forms].some((form) => form.querySelector('input[type="search"]') === null)
}
