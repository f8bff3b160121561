import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { it } from 'vitest'
import { RecentResults } from './recent-results.tsx'

it("cuts a long topic after a word, and keeps the whole topic in the button's label", () => {
  const topic = 'Five dinners for one from a single pan, cooked on Sunday evening'
  render(
    <MantineProvider env="test">
      <RecentResults
        what="hooks"
        query={{ data: [{ id: '1', createdAt: '2026-11-22T10:00:00.000Z', topic }], error: null, refetch: () => null }}
        getTopic={(run) => run.topic}
        describeFacts={() => 'TikTok'}
        busy={false}
        onOpen={() => undefined}
      />
    </MantineProvider>,
  )
  screen.getByText('Five dinners for one from a single pan, cooked on…')
  screen.getByRole('button', { name: `Open again: ${topic}` })
})
