import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { notify } from '../feedback/notify.ts'

/**
 * A component that is loaded when it is first shown. Without a network it renders nothing and reports that, so that the
 * page around it, and what is typed there, survives.
 */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      notify({ tone: 'failed', title: 'This did not load', description: 'Check the connection and reload the page.' })
      return { default: () => null }
    }
  })
}
