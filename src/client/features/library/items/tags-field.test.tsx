import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TagsField } from './tags-field.tsx'

function Tags() {
  const [tags, setTags] = useState(Array.from({ length: 20 }, (_, index) => `tag ${index}`))
  const [text, setText] = useState('')
  return <TagsField tags={tags} text={text} onTags={setTags} onText={setText} />
}

it('accepts 20 tags, and its field has the focus after one is removed', async () => {
  const user = userEvent.setup()
  render(<Tags />, { wrapper: MantineProvider })
  await user.type(screen.getByLabelText('Add a tag'), 'one more{Enter}')
  screen.getByText('An item can have at most 20 tags. Remove one first.')
  await user.click(screen.getByRole('button', { name: 'Remove tag tag 3' }))
  expect(screen.queryByText(/room for/u)).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Add a tag'))
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['tag 2', 'tag 4', 'one more']),
  )
})
