import { screen } from '@testing-library/react'
import { openTool } from '../../../testing/open-tool.ts'

export const POST = 'A loaf on a rack'

const CAPTIONS = {
  path: '/caption-generator',
  heading: 'Caption Generator',
  form: 'What the caption is for',
  subject: 'Content description',
}

/** Opens the caption generator for a new account. */
export async function openCaptions(visit: Parameters<typeof openTool>[1] = {}) {
  const tool = await openTool(CAPTIONS, visit)
  return {
    ...tool,
    done: () => screen.findByRole('heading', { name: 'Done, 3 hashtags' }),
    /** Sets the next text of the fake model. */
    write: (text: string): void => {
      tool.server.text.caption = async function* () {
        yield { type: 'caption', text, hashtags: ['#bread', '#baking', '#home'] }
      }
    },
  }
}
