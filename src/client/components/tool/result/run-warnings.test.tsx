import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SEARCH_FAILED_WARNING } from '../../../../shared/features/generation/generation.constants.ts'
import { openTool } from '../../../testing/open-tool.ts'

it.each([
  ['/hook-generator', 'Hook Generator', 'What the hooks are about', 'Topic', 'list', 'Hooks'],
  ['/script-writer', 'Script Writer', 'What the script is about', 'Video topic', 'list', 'Script'],
  ['/caption-generator', 'Caption Generator', 'What the caption is for', 'Content description', 'region', 'Hashtags'],
] as const)(
  'shows the warning of a failed search above the result: %s',
  async (path, heading, form, subject, role, name) => {
    const tool = await openTool({ path, heading, form, subject }, { research: true, premium: true })
    tool.server.research.answer = () => Promise.reject(new Error('down'))
    await tool.form.findByText('1,000 of 1,000 searches left this month')
    await tool.user.click(tool.form.getByRole('switch', { name: 'Search the internet' }))
    await tool.generate('Bread')
    await screen.findByRole('heading', { name: /^Done/u })
    const warning = tool.results.getByText(SEARCH_FAILED_WARNING.message)
    const written = tool.results.getByRole(role, { name })
    expect(warning.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
)
