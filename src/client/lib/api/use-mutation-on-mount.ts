import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/**
 * Makes a call that changes something as soon as its component is mounted, once for each `key`. `data` is the last answer for the
 * key, also while `run` makes the call again; `error` and `isPending` are those of the last call.
 */
export function useMutationOnMount<T>(key: string, call: () => Promise<T>) {
  const [answer, setAnswer] = useState<{ key: string; data: T }>()
  const { mutateAsync, error, isIdle, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (data) => setAnswer({ key, data }),
  })
  // In development React mounts everything twice.
  const made = useRef<string>(undefined)
  useEffect(() => {
    if (made.current === key) return
    made.current = key
    // The failure is `error`.
    mutateAsync().catch(() => undefined)
  }, [key, mutateAsync])
  return {
    data: answer?.key === key ? answer.data : undefined,
    error,
    isPending: isIdle || isPending,
    run: mutateAsync,
  }
}
