import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { APP_PAGES } from '../shared/app-pages.ts'
import { createApp } from './app.tsx'
import { expectConsoleErrors } from './testing/console-errors.ts'
import { renderApp } from './testing/render-app.tsx'
import { startTestServer } from './testing/test-server.ts'

/** Possible values of a search parameter, as the router parses them. */
const TYPED: unknown[] = ['', ' ', 'foo', 5, true, null, [], ['a', 'b'], {}, { a: 1 }]

type Read = (search: Record<string, unknown>) => Record<string, unknown>

function appRoutes() {
  const app = createApp(`${location.origin}/trpc`, createMemoryHistory({ initialEntries: ['/'] }))
  onTestFinished(app.close)
  return app.router
}

function routesWithSearch(): [string, Read][] {
  return Object.values(appRoutes().routesById).flatMap(({ id, options }) => {
    const read: unknown = 'validateSearch' in options ? options.validateSearch : undefined
    return typeof read === 'function' ? [[id, read as Read] as [string, Read]] : []
  })
}

describe('the query of an address', () => {
  it('is parsed by each route, which lists all its parameters and accepts any input', () => {
    const routes = routesWithSearch()
    expect(routes.length).toBeGreaterThan(9)
    for (const [id, read] of routes) {
      const names = Object.keys(read({}))
      expect(names, id).not.toEqual([])
      for (const typed of TYPED) {
        const search = read(Object.fromEntries(names.map((name) => [name, typed])))
        // The router keeps raw parameters that are not overwritten.
        expect(Object.keys(search), `${id} ${JSON.stringify(typed)}`).toEqual(names)
        for (const value of Object.values(search)) expect(['string', 'undefined'], id).toContain(typeof value)
      }
    }
  })
})

describe('the pages of the app', () => {
  it('are the paths that the server lists; any other path is 404', () => {
    const paths = Object.keys(appRoutes().routesByPath).filter((path) => path !== '/$')
    expect(paths.toSorted()).toEqual([...APP_PAGES])
  })
})

describe('a page that was scrolled before its script was there', () => {
  it('keeps its place, and the next page begins at its top', async () => {
    await startTestServer()
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
    onTestFinished(() => [scrollTo, scrollY].forEach((spy) => spy.mockRestore()))
    const { router } = renderApp('/terms')
    await screen.findByRole('heading', { level: 1, name: 'Terms' })
    expect(scrollTo).not.toHaveBeenCalled()
    await router.navigate({ to: '/privacy' })
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  })
})

describe('a page that fails', () => {
  it('shows an error of the page, not of the server', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const writing = vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => {
      throw new RangeError('Invalid time value')
    })
    onTestFinished(() => writing.mockRestore())
    expectConsoleErrors(/Invalid time value|The above error occurred/u)
    renderApp('/checkout')
    await screen.findByRole('heading', { level: 1, name: 'This page failed' })
    screen.getByText(/^The page made a mistake, not the server\./u)
    expect(screen.queryByText(/could not be reached/u)).toBeNull()
  })
})
