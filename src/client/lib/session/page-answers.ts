import { type QueryClient } from '@tanstack/react-query'
import type { GenerationTool } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { PAGE_QUERIES, type ScreenAnswers } from '../../../shared/screen-queries.ts'

/**
 * Reads what the server has written into the page of a signed-in user, and removes it from the page: it must not outlast
 * the session. Returns undefined for other pages.
 */
export function takeAnswers(): ScreenAnswers | undefined {
  const element = document.getElementById('state')
  element?.remove()
  return element ? (JSON.parse(element.dataset['state'] ?? '') as ScreenAnswers) : undefined
}

/** The queries of single screens. */
const WITH_INPUT = Object.values(PAGE_QUERIES).flatMap((queries) => queries ?? [])

/** Puts the answers into the query cache, so that they are not requested again before the first paint. */
export function cacheAnswers(queryClient: QueryClient, answers: ScreenAnswers): void {
  const { 'generations.latest': newest = {}, ...others } = answers
  for (const [path, data] of Object.entries(others)) {
    const asked = WITH_INPUT.find((query) => query.path === path)
    const { input, isInfinite = false } = asked ?? {}
    const queryKey = [path.split('.'), { ...(input && { input }), type: isInfinite ? 'infinite' : 'query' }]
    queryClient.setQueryData(queryKey, isInfinite ? { pages: [data], pageParams: [null] } : data)
  }
  for (const [tool, data] of Object.entries(newest)) queryClient.setQueryData(latestKey(tool as GenerationTool), data)
}

/**
 * Returns the newest result of a tool that the page came with, or null if there was none. It returns it once, because there may be
 * a newer one later; then, and on other pages, undefined.
 */
export function takeLatest(queryClient: QueryClient, tool: GenerationTool): Generation | null | undefined {
  const known = readLatest(queryClient, tool)
  queryClient.removeQueries({ queryKey: latestKey(tool) })
  return known
}

/** Returns the same for a look that leaves it there. */
export function readLatest(queryClient: QueryClient, tool: GenerationTool): Generation | null | undefined {
  return queryClient.getQueryData<Generation | null>(latestKey(tool))
}

const latestKey = (tool: GenerationTool) => [['generations', 'latest'], { input: { tool }, type: 'query' }]
