import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { notify } from '../feedback/notify.ts'
import { isServer } from './is-server.ts'

/**
 * Creates a component that is loaded when it is first rendered. If loading fails, it renders nothing and shows a toast, so that
 * the rest of the page and its input survive.
 */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      // On the server a toast would be shown to whoever asks next.
      if (!isServer)
        notify({ tone: 'failed', title: 'This did not load', description: 'Check the connection and reload the page.' })
      return { default: () => null }
    }
  })
}
