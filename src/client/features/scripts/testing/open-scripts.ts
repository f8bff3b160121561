import { screen } from '@testing-library/react'
import { threeBeats } from '../../../../server/testing/fakes/fake-text-model.ts'
import { openTool } from '../../../testing/open-tool.ts'

export const TOPIC = 'Bread for two'

const SCRIPTS = {
  path: '/script-writer',
  heading: 'Script Writer',
  form: 'What the script is about',
  subject: / topic$/u,
}

/** Opens the script writer for a new account. */
export async function openScripts(visit: Parameters<typeof openTool>[1] = {}) {
  const tool = await openTool(SCRIPTS, visit)
  /** Minutes and tone of each request, oldest first. */
  const orders: string[] = []
  tool.server.text.beats = (brief, options) => {
    orders.push(`${brief.duration} ${brief.tone}`)
    return threeBeats(brief, options)
  }
  return { ...tool, orders, done: () => screen.findByRole('heading', { name: /^Done, 0:0\d, \d+ words$/u }) }
}
