import { type QueryClient } from '@tanstack/react-query'
import { isSignedOut, readFailure } from '../api/failure.ts'
import { type Session } from './session.ts'
import { askToSignIn, signInRequest } from './sign-in-request.ts'

/**
 * Acts when the server refuses to answer a page because the session has ended elsewhere: asks to sign in over a form, which
 * keeps what is typed, and sends other users to the sign-in page by `leave`. Queries that failed are repeated once
 * there is a session.
 */
export function watchSession(
  queryClient: QueryClient,
  session: Pick<Session, 'user' | 'isOver' | 'ended' | 'onChange'>,
  leave: () => Promise<unknown>,
): void {
  let isActing = false

  async function act(): Promise<void> {
    if (!(await session.isOver())) return askAgain()
    // A call that is asking already continues by itself.
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
        // Without an answer the page shows that the server cannot be reached.
      })
      .finally(() => {
        isActing = false
      })
  })
}

/** Whether something may be typed on this page that leaving it would lose; looking for something is not that. */
function holdsWork(): boolean {
  return [...document.forms].some((form) => form.querySelector('input[type="search"]') === null)
}
