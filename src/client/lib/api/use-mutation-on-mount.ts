import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/**
 * Runs a mutation when the component mounts, once for each `key`. `data` is the last answer for the key and stays while `run`
 * repeats the call. `error` and `isPending` describe the last call.
 */
export function useMutationOnMount<T>(key: string, call: () => Promise<T>) {
  const [answer, setAnswer] = useState<{ key: string; data: T }>()
  const { mutateAsync, error, isIdle, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (data) => setAnswer({ key, data }),
  })
  // In development, React's strict mode mounts everything twice.
  const made = useRef<string>(undefined)
  useEffect(() => {
    if (made.current === key) return
    made.current = key
    // The hook returns the failure as `error`.
    mutateAsync().catch(() => undefined)
  }, [key, mutateAsync])
  return {
    data: answer?.key === key ? answer.data : undefined,
    error,
    isPending: isIdle || isPending,
    run: mutateAsync,
  }
}
