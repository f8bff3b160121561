import { createContext } from 'react'

/** Milliseconds for which a toast is shown. `Infinity`: until it is closed, as in tests of whole pages. */
export const ToastDuration = createContext(5_000)
