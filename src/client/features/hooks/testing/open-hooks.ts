import { screen, within } from '@testing-library/react'
import { type FakeTextModel, tenHooks } from '../../../../server/testing/fakes/fake-text-model.ts'
import { openTool } from '../../../testing/open-tool.ts'

export const SAMPLE = 'Five dinners for one from a single pan'

const HOOKS = {
  path: '/hook-generator',
  heading: 'Hook Generator',
  form: 'What the hooks are about',
  subject: 'Topic',
}

/** Opens the hook generator for a new account. `reload` renders it again, like a reload of the page. */
export async function openHooks(env: Record<string, string> = {}) {
  return withLines(await openTool(HOOKS, { env }))
}

function withLines(tool: Awaited<ReturnType<typeof openTool>>) {
  const lines = () => within(screen.getByRole('list', { name: 'Hooks' })).getAllByRole('listitem')
  return {
    ...tool,
    lines,
    /** Returns the queries of a hook in the list, counted from 1. */
    line: (number: number) => {
      const line = lines()[number - 1]
      if (!line) throw new Error(`There is no hook ${number}`)
      return within(line)
    },
    reload: async () => withLines(await tool.reload()),
  }
}

/** A fake model that writes only the missing hooks of a result. */
export const writeMissing: FakeTextModel['script'] = async function* rest(brief, options) {
  const written = brief.written?.length ?? 0
  for await (const draft of tenHooks(brief, options)) if (draft.index >= written) yield draft
}
